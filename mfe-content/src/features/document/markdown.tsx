import type { MarkdownNode } from '@sgc/markdown/document';
import { createElement, type ReactNode } from 'react';
import { fill, type Tokens } from '../../content/fill.ts';

type Attributes = Readonly<Record<string, string>>;

const isAttributes = (part: Attributes | MarkdownNode | undefined): part is Attributes =>
  typeof part === 'object' && !Array.isArray(part);

const render = (node: MarkdownNode, tokens: Tokens, key?: number): ReactNode => {
  if (typeof node === 'string') return fill(node, tokens);
  const [tag, first, ...rest] = node;
  const attributes = isAttributes(first) ? first : {};
  const children = (isAttributes(first) || first === undefined ? rest : [first, ...rest]) as MarkdownNode[];
  const link = attributes.href && { href: fill(attributes.href, tokens) };
  return createElement(tag, { ...attributes, ...link, key }, ...children.map((child) => render(child, tokens)));
};

/** Properties of {@link Markdown}. */
interface MarkdownProps {
  readonly nodes: readonly MarkdownNode[];
  readonly tokens: Tokens;
}

/** A compiled text with its facts filled in. */
export const Markdown = ({ nodes, tokens }: MarkdownProps) => nodes.map((node, index) => render(node, tokens, index));
