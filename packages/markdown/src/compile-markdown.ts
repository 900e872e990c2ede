import MarkdownIt, { type Token } from 'markdown-it';
import type { MarkdownDocument, MarkdownNode } from './document.ts';
import { splitFrontMatter } from './front-matter.ts';

const parser = new MarkdownIt('commonmark', { html: false });

const { normalizeLink } = parser;
/** A link may lead where a fact says: the fact's name stays as it is. */
parser.normalizeLink = (address) => (/^\{[\w.]+\}$/.test(address) ? address : normalizeLink(address));

/** A heading's anchor: its words, joined by hyphens. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const elementOf = (token: Token, next: Token | undefined): unknown[] => {
  if (/^h\d$/.test(token.tag)) return [token.tag, { id: anchorOf(next?.content ?? '') }];
  const attributes = token.attrs?.map(([name, value]) => [name, String(value)]);
  return attributes === undefined ? [token.tag] : [token.tag, Object.fromEntries(attributes)];
};

const appendText = (parent: unknown[], text: string): void => {
  const last = parent.length - 1;
  if (last > 0 && typeof parent[last] === 'string') parent[last] += text;
  else parent.push(text);
};

/** Nests the parser's flat list of tokens. Paragraphs of tight lists, which it marks as hidden, fall away. */
const nest = (tokens: readonly Token[], root: unknown[]): void => {
  const open = [root];
  for (const [index, token] of tokens.entries()) {
    const parent = open.at(-1) ?? root;
    if (token.type === 'inline') nest(token.children ?? [], parent);
    else if (token.hidden) continue;
    else if (token.nesting === 1) {
      const element = elementOf(token, tokens[index + 1]);
      parent.push(element);
      open.push(element);
    } else if (token.nesting === -1) open.pop();
    else if (token.type === 'text') appendText(parent, token.content);
    else if (token.type === 'softbreak') appendText(parent, ' ');
    else throw new Error(`Markdown may not hold ${token.type} here`);
  }
};

/**
 * Turns Markdown into plain data: headings with anchors, paragraphs, lists, links and emphasis. Raw HTML stays text.
 * A link's address may be the name of a fact, `{business.call}`.
 * Lines of `name: value # note` may stand before it, between two lines of `---`; notes are for the writer.
 * @throws for anything else that Markdown knows.
 */
export const compileMarkdown = (source: string): MarkdownDocument => {
  const { meta, text } = splitFrontMatter(source);
  const root: unknown[] = [];
  nest(parser.parse(text, {}), root);
  return { meta, nodes: root as MarkdownNode[] };
};
