import { render } from '@lit-labs/ssr';
import { collectResultSync } from '@lit-labs/ssr/lib/render-result.js';
import { html } from 'lit';
import './range-estimate.ts';

/** Between the tags of the element: Lit writes the whole of it. */
const CONTENT = /<range-estimate[^>]*>(.*)<\/range-estimate>/s;

/** What stands in the element before its code is there: a shadow root, as HTML declares one. */
export const rangeMarkup = (miles: number) => {
  const markup = collectResultSync(render(html`<range-estimate miles=${miles}></range-estimate>`));
  return { dangerouslySetInnerHTML: { __html: CONTENT.exec(markup)?.[1] ?? '' } };
};
