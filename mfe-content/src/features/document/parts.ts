import type { MarkdownElement, MarkdownNode } from '@sgc/markdown/document';

/** A headed part of a document. */
export interface Part {
  /** The heading's anchor. */
  readonly id: string;
  readonly title: string;
  /** Everything below the heading. */
  readonly nodes: readonly MarkdownNode[];
}

const isElement = (node: MarkdownNode | undefined, tag: string): node is MarkdownElement =>
  typeof node === 'object' && node[0] === tag;

/** The words of an element, without those inside its links and emphasis. */
export const textOf = (element: MarkdownElement): string =>
  element
    .slice(1)
    .filter((part) => typeof part === 'string')
    .join('');

/** All words of a node, those inside its links and emphasis too. */
export const wordsOf = (node: MarkdownNode): string =>
  typeof node === 'string'
    ? node
    : node
        .slice(1)
        .map((part) => (typeof part === 'string' || Array.isArray(part) ? wordsOf(part as MarkdownNode) : ''))
        .join('');

/** A document's parts by the headings of one level. What stands before the first is left out. */
export const partsOf = (nodes: readonly MarkdownNode[], tag: 'h2' | 'h3'): Part[] =>
  nodes.flatMap((node, index) => {
    if (!isElement(node, tag)) return [];
    const end = nodes.findIndex((other, at) => at > index && isElement(other, tag));
    const { id = '' } = node[1] as Readonly<Record<string, string>>;
    return [{ id, title: textOf(node), nodes: nodes.slice(index + 1, end === -1 ? undefined : end) }];
  });

/** The paragraph that a part begins with, if it does. */
export const leadOf = ({ nodes: [first] }: Part): string | undefined =>
  isElement(first, 'p') ? textOf(first) : undefined;

/** The texts of a part's lists, item by item. */
export const itemsOf = ({ nodes }: Part): string[] =>
  nodes
    .filter((node) => isElement(node, 'ul'))
    .flatMap((list) => list.slice(1).map((item) => textOf(item as MarkdownElement)));

/**
 * Finds a document's parts by their anchors.
 * @throws if there is none of that anchor: page and text have to change together.
 */
export const partFinder = (nodes: readonly MarkdownNode[]) => {
  const parts = partsOf(nodes, 'h2');
  return (id: string): Part => {
    const part = parts.find((candidate) => candidate.id === id);
    if (part === undefined) throw new Error(`the document has no part ${id}`);
    return part;
  };
};
