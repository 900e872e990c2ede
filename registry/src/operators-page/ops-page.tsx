import type { Status } from '@sgc/contract/operations';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Person } from '../access/access.ts';
import { OPS } from '../access/authorization.ts';
import { LiveTable } from './live-table.tsx';
import { SectionPanel } from './section-panel.tsx';
import { Time, Version } from './time-and-version.tsx';

/** What came of an operation, for the person who asked. */
export interface Outcome {
  readonly status: number;
  readonly said: string;
  readonly isError: boolean;
}

export interface OpsPageOptions {
  /** Address of the styles. */
  readonly styles: string;
  readonly dealer: string;
}

const Document = ({ styles, dealer, children }: OpsPageOptions & { readonly children: ReactNode }) => (
  <html lang="en">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>{`Releases of ${dealer}`}</title>
      <link rel="stylesheet" href={styles} />
    </head>
    <body className="ops">{children}</body>
  </html>
);

const page = (element: ReactNode): string => `<!doctype html>${renderToStaticMarkup(element)}`;

/** Where somebody without a session shows a token. */
export const signInPage = (options: OpsPageOptions, error?: string): string =>
  page(
    <Document {...options}>
      <main className="ops-sign-in">
        <h1>Releases</h1>
        {error === undefined ? null : (
          <p role="alert" className="ops-outcome ops-outcome--error">
            {error}
          </p>
        )}
        <form method="post" action={`${OPS}/sign-in`}>
          <label htmlFor="token">Your token</label>
          <input id="token" name="token" type="password" autoComplete="current-password" required />
          <button type="submit">Sign in</button>
        </form>
      </main>
    </Document>,
  );

export interface OpsView {
  readonly status: Status;
  readonly person: Person;
  readonly outcome?: Outcome | undefined;
}

/** What is live, what happened and what can be done about it. */
export const opsPage = (options: OpsPageOptions, { status, person, outcome }: OpsView): string =>
  page(
    <Document {...options}>
      <header className="ops-header">
        <h1>Releases</h1>
        <p>
          {person.name}, {person.scope}
        </p>
        <form method="post" action={`${OPS}/sign-out`}>
          <button type="submit">Sign out</button>
        </form>
      </header>
      <main className="ops-main">
        {outcome === undefined ? null : (
          <p
            role={outcome.isError ? 'alert' : 'status'}
            className={`ops-outcome ops-outcome--${outcome.isError ? 'error' : 'done'}`}
          >
            {outcome.said}
          </p>
        )}
        <p>
          The set <Version>{status.live.set}</Version> is live since <Time at={status.live.since} />, with the shell{' '}
          <Version>{status.live.shell}</Version>.
        </p>
        <LiveTable sections={status.sections} />
        {Object.entries(status.sections).map(([name, section]) => (
          <SectionPanel key={name} name={name} section={section} person={person} canary={status.canary} />
        ))}
      </main>
    </Document>,
  );
