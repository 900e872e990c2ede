import type { MarkdownDocument } from '@sgc/markdown/document';
import { Breadcrumb, Hero, Prose, Section } from '@sgc/ui';
import type { ReactNode } from 'react';
import { fill, type Tokens } from '../../content/fill.ts';
import styles from './document.module.css';
import { Markdown } from './markdown.tsx';
import { TableOfContents } from './table-of-contents.tsx';

/** Properties of {@link DocumentView}. */
interface DocumentViewProps {
  readonly document: MarkdownDocument;
  readonly address: string;
  readonly tokens: Tokens;
  /** From when it holds, or what time it reports on. */
  readonly validity: string;
  /** A picture across the top. */
  readonly banner?: string | undefined;
  /** What stands below the text. */
  readonly children: ReactNode;
}

/** A policy or another long text: a banner, its title, where to find what, the text. */
export const DocumentView = ({ document, address, tokens, validity, banner, children }: DocumentViewProps) => {
  const title = document.meta.title ?? '';
  return (
    <>
      {banner ? (
        <div className={styles.banner}>
          <img src={banner} alt="" width={1600} height={480} />
        </div>
      ) : null}
      <Hero
        before={
          <Breadcrumb
            steps={[
              { name: 'Home', path: '/' },
              { name: title, path: address },
            ]}
          />
        }
        title={title}
        lead={document.meta.description}
        eyebrow={fill(validity, tokens)}
        tone="paper"
      />
      <Section>
        <div className={styles.layout}>
          <TableOfContents nodes={document.nodes} tokens={tokens} />
          <div className={styles.text}>
            <Prose>
              <Markdown nodes={document.nodes} tokens={tokens} />
            </Prose>
            {children}
          </div>
        </div>
      </Section>
    </>
  );
};
