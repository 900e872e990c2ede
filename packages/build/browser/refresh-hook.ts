/// <reference path="./react-refresh.d.ts" />
import * as runtime from 'react-refresh/runtime';

declare global {
  /** One for all programs of the page: React listens to one alone. */
  var reactRefresh: typeof runtime;
}

// Before React: it looks for the hook once, when it starts.
runtime.injectIntoGlobalHook(globalThis);
globalThis.reactRefresh = runtime;
