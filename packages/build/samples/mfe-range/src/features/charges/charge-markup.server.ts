import { createElement } from 'react-17';
import { renderToString } from 'react-dom-17/server.browser';
import { ChargeCount } from './charge-count.ts';

/** What stands in the element before its code is there: a shadow root, as HTML declares one. */
export const chargeMarkup = (charges: number) => {
  const content = renderToString(createElement(ChargeCount, { charges }));
  return { dangerouslySetInnerHTML: { __html: `<template shadowrootmode="open"><div>${content}</div></template>` } };
};
