import type { Figures } from '@sgc/contract/operations';
import { Table } from './table.tsx';

const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });

const share = (failures: number, of: number): string =>
  of === 0 ? 'none yet' : `${percent.format(failures / of)} of ${of}`;

/** How a section's versions fare, over all shells. */
export const TrafficTable = ({
  versions,
  figures,
}: {
  readonly versions: readonly string[];
  readonly figures: Readonly<Record<string, Figures>>;
}) => {
  const rows = versions.flatMap((version) => {
    const of = figures[version];
    return of === undefined || of.views + of.renders === 0 ? [] : [{ version, ...of }];
  });
  if (rows.length === 0) return <p className="ops-muted">No traffic has been seen yet.</p>;
  return (
    <Table caption="Traffic" columns={['Version', 'Failed views', 'Failed renders']}>
      {rows.map(({ version, views, failedViews, renders, failedRenders }) => (
        <tr key={version}>
          <th scope="row">
            <code title={version}>{version.slice(0, 8)}</code>
          </th>
          <td>{share(failedViews, views)}</td>
          <td>{share(failedRenders, renders)}</td>
        </tr>
      ))}
    </Table>
  );
};
