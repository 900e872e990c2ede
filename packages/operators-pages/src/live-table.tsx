import type { SectionStatus, Status } from '@sgc/contract/operations';
import { Source } from './source.tsx';
import { Table } from './table.tsx';
import { Time, Version } from './time-and-version.tsx';

/** When a section's live version took the place of another, if its timeline goes back so far. */
const liveSince = ({ live, timeline }: SectionStatus): string | undefined =>
  timeline.find(({ version, what }) => version === live && LIVE_ACTS.has(what))?.at;

const LIVE_ACTS: ReadonlySet<string> = new Set(['live', 'promote', 'rollback', 'imported']);

/** One line for each section: what is live, since when, and what it was built from. */
export const LiveTable = ({ sections }: Pick<Status, 'sections'>) => (
  <div className="ops-section">
    <Table caption="Live" columns={['Section', 'Version', 'Since', 'Built from']}>
      {Object.entries(sections).map(([name, section]) => {
        const since = liveSince(section);
        return (
          <tr key={name}>
            <th scope="row">
              <a href={`#${name}`}>{name}</a>
            </th>
            <td>{section.live === null ? 'nothing' : <Version>{section.live}</Version>}</td>
            <td>{since === undefined ? null : <Time at={since} />}</td>
            <td>{section.live === null ? null : <Source of={section.sources[section.live]} />}</td>
          </tr>
        );
      })}
    </Table>
  </div>
);
