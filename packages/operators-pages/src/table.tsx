import type { ReactNode } from 'react';

interface TableProps {
  readonly caption: string;
  readonly columns: readonly string[];
  /** Its rows. */
  readonly children: ReactNode;
}

/** A table with a caption, and a head cell for each column. */
export const Table = ({ caption, columns, children }: TableProps) => (
  <table>
    <caption>{caption}</caption>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);
