import * as runtime from 'react-refresh/runtime';

declare global {
  interface Window {
    /** One for all programs of the page: React listens to one alone. */
    reactRefresh: typeof runtime;
  }
}

// Before React: it looks for the hook once, when it starts.
runtime.injectIntoGlobalHook(window);
window.reactRefresh = runtime;
