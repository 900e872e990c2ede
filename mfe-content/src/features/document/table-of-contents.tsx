import type { MarkdownNode } from '@sgc/markdown/document';
import { fill, type Tokens } from '../../content/fill.ts';
import styles from './document.module.css';

/** Shorter texts are read faster than their table of contents. */
const WORTHWHILE_FROM = 4;

const headingsOf = (nodes: readonly MarkdownNode[]) =>
  nodes.flatMap((node) => {
    if (typeof node === 'string' || node[0] !== 'h2') return [];
    const [, attributes, ...words] = node;
    const id = (attributes as Record<string, string>).id ?? '';
    return [{ id, text: words.filter((word) => typeof word === 'string').join('') }];
  });

/** Links to the headings of a long text. */
export const TableOfContents = ({ nodes, tokens }: { nodes: readonly MarkdownNode[]; tokens: Tokens }) => {
  const headings = headingsOf(nodes);
  if (headings.length < WORTHWHILE_FROM) return null;
  return (
    <nav aria-labelledby="contents" className={styles.contents}>
      <h2 id="contents" className={styles.contentsTitle}>
        On this page
      </h2>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{fill(text, tokens)}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
};
