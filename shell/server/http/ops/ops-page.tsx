import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Person } from '../../access/access.ts';
import { mayOperate } from '../../access/access.ts';
import type { LogEntry } from '../../releases/operations-log.ts';
import type { ReleaseStatus, SectionStatus } from '../../releases/status.ts';
import type { TrafficWatch } from '../../watching/traffic-watch.ts';
import { OPS } from './authorization.ts';
import type { Outcome } from './operations.ts';
import { TrafficTable } from './traffic-table.tsx';

export interface OpsPageOptions {
  readonly styles: readonly string[];
  readonly dealer: string;
}

const Document = ({ styles, dealer, children }: OpsPageOptions & { readonly children: ReactNode }) => (
  <html lang="en">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>{`Releases of ${dealer}`}</title>
      {styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
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

const minute = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'America/New_York',
});

const Time = ({ at }: { readonly at: string }) => <time dateTime={at}>{minute.format(new Date(at))}</time>;

const Version = ({ children }: { readonly children: string }) => <code title={children}>{children.slice(0, 8)}</code>;

interface OperationFormProps {
  readonly section: string;
  readonly what: string;
  readonly title: string;
  readonly confirmation: string;
  readonly children?: ReactNode;
}

/** An operation behind a fold: nothing happens without a reason and a tick. */
const OperationForm = ({ section, what, title, confirmation, children }: OperationFormProps) => {
  const id = `${section}-${what}`;
  return (
    <details>
      <summary>{title}</summary>
      <form method="post" action={`${OPS}/sections/${section}/${what}`}>
        {children}
        <label htmlFor={`${id}-why`}>Why</label>
        <input id={`${id}-why`} name="why" required minLength={3} maxLength={500} autoComplete="off" />
        <label className="ops-tick">
          <input type="checkbox" required /> {confirmation}
        </label>
        <button type="submit">{title}</button>
      </form>
    </details>
  );
};

const VersionChoice = ({ id, name, versions }: { id: string; name: string; versions: readonly string[] }) => (
  <>
    <label htmlFor={id}>Version</label>
    <select id={id} name={name}>
      <option value="">the one before</option>
      {versions.map((version) => (
        <option key={version} value={version}>
          {version}
        </option>
      ))}
    </select>
  </>
);

const Operations = ({
  name,
  section,
  canary,
}: {
  name: string;
  section: SectionStatus;
  canary: string | undefined;
}) => {
  const others = section.kept.filter((version) => version !== section.live);
  const hasCanary = canary !== undefined;
  return (
    <div className="ops-operations">
      {hasCanary || others.length > 0 ? (
        <OperationForm
          section={name}
          what="rollback"
          title="Roll back"
          confirmation={hasCanary ? 'Take the canary away from everybody' : 'Show the earlier version to everybody'}
        >
          {/* What is gone when the form is sent was not what the operator looked at. */}
          <input type="hidden" name="from" value={canary ?? section.live ?? ''} />
          {hasCanary ? null : <VersionChoice id={`${name}-to`} name="to" versions={others} />}
        </OperationForm>
      ) : null}
      {hasCanary ? (
        <OperationForm section={name} what="promote" title="Promote" confirmation="Show the canary to everybody" />
      ) : null}
      {section.held === null ? (
        <OperationForm section={name} what="hold" title="Hold" confirmation="Let nothing new of it go live" />
      ) : (
        <OperationForm
          section={name}
          what="unhold"
          title="End the hold"
          confirmation="Let new versions go live again"
        />
      )}
      {section.pinned === null ? (
        <OperationForm section={name} what="pin" title="Pin" confirmation="Keep it at the live version" />
      ) : (
        <OperationForm section={name} what="unpin" title="Unpin" confirmation="Let new versions go live again" />
      )}
    </div>
  );
};

const WORDS: Record<LogEntry['what'], string> = {
  live: 'went live',
  refused: 'was refused',
  rollback: 'came back',
  pin: 'was pinned',
  unpin: 'was unpinned',
  hold: 'section held',
  unhold: 'hold ended',
  canary: 'canary share set',
  'canary started': 'became the canary',
  promote: 'was promoted',
  preview: 'can be previewed',
  tampering: 'log was tampered with',
};

const Entry = ({ entry }: { readonly entry: LogEntry }) => (
  <li className={`ops-entry ops-entry--${entry.what.replace(' ', '-')}`}>
    <p>
      {entry.version === undefined ? null : (
        <>
          <Version>{entry.version}</Version>{' '}
        </>
      )}
      <strong>{WORDS[entry.what]}</strong>
    </p>
    <p className="ops-muted">
      <Time at={entry.at} />, {entry.who}
    </p>
    <p>{entry.why}</p>
  </li>
);

const State = ({ section }: { readonly section: SectionStatus }) => (
  <ul className="ops-states">
    {section.held === null ? null : (
      <li>
        Held by {section.held.by}: {section.held.why}
      </li>
    )}
    {section.pinned === null ? null : (
      <li>
        Pinned to <Version>{section.pinned.version}</Version> by {section.pinned.by}: {section.pinned.why}
      </li>
    )}
    {section.waiting === null ? null : (
      <li>
        <Version>{section.waiting.version}</Version> waits: {section.waiting.why}
      </li>
    )}
    {section.trouble === null ? null : <li>Its origin is in trouble: {section.trouble}</li>}
    {section.canaryPercent === 0 ? null : <li>New versions go to {section.canaryPercent} % of the visitors first.</li>}
  </ul>
);

const Refused = ({ section }: { readonly section: SectionStatus }) =>
  section.refused.length === 0 ? null : (
    <details>
      <summary>Refused: {section.refused.length}</summary>
      <ul>
        {section.refused.map(({ version, check, reason, at }) => (
          <li key={`${at}${version}`}>
            {version === undefined ? 'A descriptor' : <Version>{version}</Version>} by the check{' '}
            <strong>{check}</strong>, <Time at={at} />: {reason}
          </li>
        ))}
      </ul>
    </details>
  );

interface SectionProps {
  readonly name: string;
  readonly section: SectionStatus;
  readonly person: Person;
  readonly canary: ReleaseStatus['canary'];
  readonly watch: Pick<TrafficWatch, 'figures'>;
}

const Section = ({ name, section, person, canary, watch }: SectionProps) => (
  <section aria-labelledby={name} className="ops-section">
    <h2 id={name}>{name}</h2>
    <p>
      {section.live === null ? (
        'Nothing is live.'
      ) : (
        <>
          Live: <Version>{section.live}</Version>
        </>
      )}
    </p>
    {canary?.section === name ? (
      <p>
        Canary: <Version>{canary.version}</Version> for {canary.percent} % of the visitors, since{' '}
        <Time at={canary.since} />
      </p>
    ) : null}
    <State section={section} />
    <TrafficTable section={name} versions={section.kept} watch={watch} />
    <Refused section={section} />
    {mayOperate(person, name) ? (
      <Operations name={name} section={section} canary={canary?.section === name ? canary.version : undefined} />
    ) : null}
    <h3>Timeline</h3>
    {section.timeline.length === 0 ? <p className="ops-muted">Nothing has happened yet.</p> : null}
    <ol className="ops-timeline">
      {section.timeline.map((entry) => (
        <Entry key={`${entry.at}${entry.what}${entry.version}`} entry={entry} />
      ))}
    </ol>
  </section>
);

export interface OpsView {
  readonly status: ReleaseStatus;
  readonly person: Person;
  readonly outcome?: Outcome | undefined;
  readonly watch: Pick<TrafficWatch, 'figures'>;
}

/** What is live, what happened and what can be done about it. */
export const opsPage = (options: OpsPageOptions, { status, person, outcome, watch }: OpsView): string =>
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
        {Object.entries(status.sections).map(([name, section]) => (
          <Section key={name} name={name} section={section} person={person} canary={status.canary} watch={watch} />
        ))}
      </main>
    </Document>,
  );
