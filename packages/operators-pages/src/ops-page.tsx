import { OPS, type Status } from '@sgc/contract/operations';
import type { ReleaseDifference } from '@sgc/release-format';
import { Document, type OpsPageOptions, page } from './document.tsx';
import { LiveTable } from './live-table.tsx';
import { SectionPanel } from './section-panel.tsx';
import { Time, Version } from './time-and-version.tsx';

/** The outcome of an operation, for the person who asked. */
export interface Outcome {
  readonly status: number;
  readonly said: string;
  readonly isError: boolean;
}

export interface OpsView {
  readonly status: Status;
  /** Of each live version to the one before, by section. */
  readonly differences: Readonly<Record<string, ReleaseDifference>>;
  /** Who looks at it. */
  readonly person: { readonly name: string; readonly scope: string };
  /** Whether that person may operate a section. */
  readonly mayOperate: (section: string) => boolean;
  readonly outcome?: Outcome | undefined;
}

/** The live versions, their history and the operations on them. */
export const opsPage = (
  options: OpsPageOptions,
  { status, differences, person, mayOperate, outcome }: OpsView,
): string =>
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
          <SectionPanel
            key={name}
            name={name}
            section={section}
            mayOperate={mayOperate(name)}
            canary={status.canary}
            difference={differences[name]}
          />
        ))}
      </main>
    </Document>,
  );
