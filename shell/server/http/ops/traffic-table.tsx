import type { TrafficWatch } from '../../watching/traffic-watch.ts';

const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });

const share = (failures: number, of: number): string =>
  of === 0 ? 'none yet' : `${percent.format(failures / of)} of ${of}`;

/** How a section's versions fare, as far as this process has seen them. */
export const TrafficTable = ({
  section,
  versions,
  watch,
}: {
  readonly section: string;
  readonly versions: readonly string[];
  readonly watch: Pick<TrafficWatch, 'figures'>;
}) => {
  const rows = versions
    .map((version) => ({ version, ...watch.figures(section, version) }))
    .filter(({ views, renders }) => views + renders > 0);
  if (rows.length === 0) return <p className="ops-muted">No traffic has been seen yet.</p>;
  return (
    <table>
      <caption>Traffic</caption>
      <thead>
        <tr>
          <th scope="col">Version</th>
          <th scope="col">Failed views</th>
          <th scope="col">Failed renders</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ version, views, viewsWithError, renders, failedRenders }) => (
          <tr key={version}>
            <th scope="row">
              <code title={version}>{version.slice(0, 8)}</code>
            </th>
            <td>{share(viewsWithError, views)}</td>
            <td>{share(failedRenders, renders)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
