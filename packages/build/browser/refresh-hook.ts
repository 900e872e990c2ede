import { injectIntoGlobalHook } from 'react-refresh/runtime';

// The shell runs it before React, which looks for the hook once, when it starts; sections before their components.
injectIntoGlobalHook(window);
