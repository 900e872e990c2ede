import type { HeadTag } from '@sgc/contract/section';
import { writeDataBlock } from './data-block.ts';
import { PAGE_TAG_ATTRIBUTE } from './page-tags.ts';

const elementOf = ({ tag, attributes, text }: HeadTag): HTMLElement => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.setAttribute(PAGE_TAG_ATTRIBUTE, '');
  if (element instanceof HTMLScriptElement) writeDataBlock(element, text ?? '');
  else if (text !== undefined) element.textContent = text;
  return element;
};

/** The tags of the page shown. */
export const readHead = (): HeadTag[] =>
  Array.from(document.head.querySelectorAll(`[${PAGE_TAG_ATTRIBUTE}]`), ({ localName, attributes, textContent }) => ({
    tag: localName as HeadTag['tag'],
    attributes: Object.fromEntries(Array.from(attributes, ({ name, value }) => [name, value])),
    text: textContent,
  }));

/** Replaces the tags of the page left by those of the page shown. */
export const writeHead = (tags: readonly HeadTag[]): void => {
  const old = document.head.querySelectorAll(`[${PAGE_TAG_ATTRIBUTE}]`);
  const anchor = old[0] ?? null;
  const fresh = tags.map(elementOf);
  for (const element of fresh) document.head.insertBefore(element, anchor);
  for (const element of old) element.remove();
};
