import { PAGE_TAG_ATTRIBUTE } from './head-html.ts';
import type { HeadTag } from './head-tags.ts';

const elementOf = ({ tag, attributes, text }: HeadTag): HTMLElement => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.setAttribute(PAGE_TAG_ATTRIBUTE, '');
  // A text node: assigning a script's text as a string is refused under Trusted Types.
  if (text !== undefined) element.append(document.createTextNode(text));
  return element;
};

/** Replaces the tags of the page left by those of the page shown. */
export const writeHead = (tags: readonly HeadTag[]): void => {
  const old = document.head.querySelectorAll(`[${PAGE_TAG_ATTRIBUTE}]`);
  const anchor = old[0] ?? null;
  const fresh = tags.map(elementOf);
  for (const element of fresh) document.head.insertBefore(element, anchor);
  for (const element of old) element.remove();
};
