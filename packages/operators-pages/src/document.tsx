import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

export interface OpsPageOptions {
  /** Address of the styles. */
  readonly styles: string;
  /** Address of the picture that tabs show. */
  readonly icon: string;
  readonly dealer: string;
}

/** The frame of every operators' page. `opens` is the address that it goes on to by itself. */
export const Document = ({
  styles,
  icon,
  dealer,
  opens,
  children,
}: OpsPageOptions & { readonly opens?: string; readonly children: ReactNode }) => (
  <html lang="en">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      {opens === undefined ? null : <meta httpEquiv="refresh" content={`0; url=${opens}`} />}
      <title>{`Releases of ${dealer}`}</title>
      <link rel="icon" href={icon} type="image/svg+xml" />
      <link rel="stylesheet" href={styles} />
    </head>
    <body className="ops">{children}</body>
  </html>
);

/** The text of a page. */
export const page = (element: ReactNode): string => `<!doctype html>${renderToStaticMarkup(element)}`;
