import type { AuditEntry, SectionStatus, Status } from '@sgc/contract/operations';
import type { ReleaseDifference } from '@sgc/release-format';
import { ACTION_WORDS } from './action-words.ts';
import { Difference } from './difference.tsx';
import { ErrorsTable } from './errors-table.tsx';
import { OperationForms } from './operation-forms.tsx';
import { Provenance } from './provenance.tsx';
import { Source } from './source.tsx';
import { Time, Version } from './time-and-version.tsx';
import { TrafficTable } from './traffic-table.tsx';

const Entry = ({ entry }: { readonly entry: AuditEntry }) => (
  <li className={`ops-entry ops-entry--${entry.what}`}>
    <p>
      {entry.version === undefined ? null : (
        <>
          <Version>{entry.version}</Version>{' '}
        </>
      )}
      <strong>{ACTION_WORDS[entry.what]}</strong>
    </p>
    <p className="ops-muted">
      <Time at={entry.at} />, {entry.who}
    </p>
    <p>{entry.why}</p>
    {entry.source === undefined ? null : (
      <p>
        <Source of={entry.source} />
      </p>
    )}
  </li>
);

const State = ({ section }: { readonly section: SectionStatus }) => (
  <ul className="ops-states">
    {section.frozen === null ? null : (
      <li>
        Frozen by {section.frozen.by}: {section.frozen.why}
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

export interface SectionPanelProps {
  readonly name: string;
  readonly section: SectionStatus;
  readonly mayOperate: boolean;
  readonly canary: Status['canary'];
  /** To the version before the live one. */
  readonly difference: ReleaseDifference | undefined;
}

/** One section: what is live, what stands in its way, what may be done, and what happened. */
export const SectionPanel = ({ name, section, mayOperate, canary, difference }: SectionPanelProps) => (
  <section aria-labelledby={name} className="ops-section">
    <h2 id={name}>{name}</h2>
    <p>
      {section.live === null ? (
        'Nothing is live.'
      ) : (
        <>
          Live: <Version>{section.live}</Version>
          <Source of={section.sources[section.live]} />
          <Provenance of={section.provenances[section.live]} />
        </>
      )}
    </p>
    <Difference of={difference} />
    {canary?.section === name ? (
      <p>
        Canary: <Version>{canary.version}</Version> for {canary.percent} % of the visitors, since{' '}
        <Time at={canary.since} />
        <Source of={section.sources[canary.version]} />
        <Provenance of={section.provenances[canary.version]} />
      </p>
    ) : null}
    <State section={section} />
    <TrafficTable versions={section.kept} figures={section.figures} />
    <ErrorsTable errors={section.errors} />
    <Refused section={section} />
    {mayOperate ? (
      <OperationForms name={name} section={section} canary={canary?.section === name ? canary.version : undefined} />
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
