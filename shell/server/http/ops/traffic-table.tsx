import type { TrafficWatch } from '../../watching/traffic-watch.ts';

const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });

const rate = (failures: number, of: number): string => (of === 0 ? '–' : percent.format(failures / of));

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
          <th scope="col">Views</th>
          <th scope="col">Failed</th>
          <th scope="col">Renders</th>
          <th scope="col">Failed</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ version, views, viewsWithError, renders, failedRenders }) => (
          <tr key={version}>
            <th scope="row">
              <code title={version}>{version.slice(0, 8)}</code>
            </th>
            <td>{views}</td>
            <td>{rate(viewsWithError, views)}</td>
            <td>{renders}</td>
            <td>{rate(failedRenders, renders)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
