// Types of the React that is here, which has all that the element uses, but for the renderer's one name.
declare module 'react-17' {
  export { createElement, Fragment, useState, version } from 'react';
}
declare module 'react-dom-17' {
  import type { ReactElement } from 'react';

  export const hydrate: (element: ReactElement, container: Element) => void;
}
declare module 'react-dom-17/server.browser' {
  export { renderToString } from 'react-dom/server';
}
