import { injectIntoGlobalHook } from 'react-refresh/runtime';

// Before React: it looks for the hook once, when it starts.
injectIntoGlobalHook(window);
