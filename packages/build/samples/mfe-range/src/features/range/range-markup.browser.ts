// Before the element: it lets Lit take over what the server wrote.
import '@lit-labs/ssr-client/lit-element-hydrate-support.js';
import './range-estimate.ts';

/** The element writes its own content: what the server sent is in its shadow root by now. */
export const rangeMarkup = (_miles: number) => ({});
