import type { RememberedError } from '@sgc/contract/operations';
import { Table } from './table.tsx';
import { Time } from './time-and-version.tsx';

/** The latest errors of a section's live version, and where in its sources they are. */
export const ErrorsTable = ({ errors }: { readonly errors: readonly RememberedError[] }) =>
  errors.length === 0 ? null : (
    <Table caption="Errors of the live version" columns={['Error', 'Page', 'Place', 'Met by', 'Times', 'Last']}>
      {errors.map(({ side, page, message, place, count, lastAt }) => (
        <tr key={`${side} ${page} ${place} ${message}`}>
          <th scope="row">{message}</th>
          <td>{page}</td>
          <td>
            <code>{place}</code>
          </td>
          <td>{side === 'server' ? 'server' : 'browsers'}</td>
          <td>{count}</td>
          <td>
            <Time at={lastAt} />
          </td>
        </tr>
      ))}
    </Table>
  );
