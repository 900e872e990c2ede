import type { RememberedError } from '@sgc/contract/operations';
import { Time } from './time-and-version.tsx';

/** The latest errors of a section's live version, and where in its sources they are. */
export const ErrorsTable = ({ errors }: { readonly errors: readonly RememberedError[] }) =>
  errors.length === 0 ? null : (
    <table>
      <caption>Errors of the live version</caption>
      <thead>
        <tr>
          <th scope="col">Error</th>
          <th scope="col">Page</th>
          <th scope="col">Place</th>
          <th scope="col">Met by</th>
          <th scope="col">Times</th>
          <th scope="col">Last</th>
        </tr>
      </thead>
      <tbody>
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
      </tbody>
    </table>
  );
