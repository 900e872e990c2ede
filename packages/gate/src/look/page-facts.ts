import {
  type Element,
  getAttribute,
  getTextContent,
  hasAttribute,
  isElementNode,
  type Node,
  queryAll,
} from '@parse5/tools';
import { parse, serializeOuter } from 'parse5';

/** A value in a page's HTML and the element that holds it. */
export interface FoundValue {
  /** The element's start: `<img src="…">`. */
  readonly element: string;
  readonly value: string;
}

/** The facts of a page's HTML that checks look at. */
export interface PageFacts {
  /** Texts of its `h1` elements. */
  readonly headings: readonly string[];
  /** Addresses that a browser loads or sends to, those in frames apart. */
  readonly loads: readonly FoundValue[];
  /** Addresses of frames. */
  readonly frames: readonly FoundValue[];
  /** Styles and scripts that stand in the HTML itself. */
  readonly inline: readonly string[];
  /** Where links of its main part lead. */
  readonly links: readonly string[];
  /** Targets of links within the page. */
  readonly ids: readonly string[];
}

const LONGEST_QUOTE = 120;

/** Attributes with addresses that a browser fetches, or sends a form to. */
const LOADING = new Set(['src', 'srcset', 'imagesrcset', 'poster', 'action', 'formaction', 'ping', 'background']);

/** In these an `href` is fetched without a click. */
const LOADING_LINKS = /^(?:image|use|feimage)$/i;

/** Relations that say something of a page and fetch nothing. */
const SAYING_RELATIONS = /\b(?:canonical|alternate|author|license|next|prev|help|me)\b/i;

const quoteOf = (element: Element): string => {
  const tag = /^<[^>]*>/.exec(serializeOuter({ ...element, childNodes: [] }))?.[0] ?? `<${element.tagName}>`;
  return tag.length > LONGEST_QUOTE ? `${tag.slice(0, LONGEST_QUOTE)}…` : tag;
};

const isLoading = (element: Element, attribute: string): boolean => {
  if (LOADING.has(attribute)) return true;
  if (attribute === 'data') return element.tagName === 'object';
  if (attribute !== 'href' && attribute !== 'xlink:href') return false;
  if (element.tagName === 'link') return !SAYING_RELATIONS.test(getAttribute(element, 'rel') ?? '');
  return LOADING_LINKS.test(element.tagName);
};

/** The addresses of a value; a source set has several, each with a size. */
const addressesOf = (attribute: string, value: string): string[] =>
  attribute.endsWith('srcset') ? value.split(/,\s+/).map((part) => part.trim().split(/\s/, 1)[0] ?? '') : [value];

const loadsOf = (elements: readonly Element[]): FoundValue[] =>
  elements.flatMap((element) =>
    element.attrs
      .map(({ prefix, name, value }) => ({ name: (prefix ? `${prefix}:${name}` : name).toLowerCase(), value }))
      .filter(({ name }) => isLoading(element, name))
      .flatMap(({ name, value }) =>
        addressesOf(name, value).map((address) => ({ element: quoteOf(element), value: address })),
      ),
  );

const isFrame = ({ tagName }: Element): boolean => tagName === 'iframe' || tagName === 'frame';

/** Data that a page holds is no script. */
const isInlineScript = (element: Element): boolean =>
  element.tagName === 'script' && !hasAttribute(element, 'src') && !/json/.test(getAttribute(element, 'type') ?? '');

const hasInlineCode = (element: Element): boolean =>
  element.tagName === 'style' ||
  isInlineScript(element) ||
  element.attrs.some(({ name }) => /^(?:style$|on)/i.test(name));

const elementsIn = (node: Node): Element[] => [...queryAll<Element>(node, isElementNode)];

const named = (elements: readonly Element[], ...tagNames: readonly string[]): Element[] =>
  elements.filter(({ tagName }) => tagNames.includes(tagName));

const valuesOf = (elements: readonly Element[], attribute: string): string[] =>
  elements.map((element) => getAttribute(element, attribute)).filter((value) => value !== null);

/**
 * Reads the part of a page that React rendered. Parts that the shell puts into the document around it, such as styles by their
 * digests, do not count; nor do the links of its frame.
 */
export const pageFacts = (html: string): PageFacts => {
  // What only visitors without scripts see counts as well.
  const document = parse(html, { scriptingEnabled: false });
  const root = elementsIn(document).find((element) => getAttribute(element, 'id') === 'root');
  const elements = elementsIn(root ?? document);
  const links = named(elements, 'main').flatMap((main) => named(elementsIn(main), 'a', 'area'));
  return {
    headings: named(elements, 'h1').map((heading) => getTextContent(heading).trim()),
    loads: loadsOf(elements.filter((element) => !isFrame(element))),
    frames: loadsOf(elements.filter(isFrame)),
    inline: elements.filter(hasInlineCode).map(quoteOf),
    links: [...new Set(valuesOf(links, 'href'))],
    ids: valuesOf(elements, 'id'),
  };
};
