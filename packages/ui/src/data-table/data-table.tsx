import type { ReactNode } from 'react';
import styles from './data-table.module.css';

/** One column of a {@link DataTable}. */
export interface DataColumn<Row> {
  readonly header: string;
  /** What stands in the column for a row. */
  readonly cell: (row: Row) => ReactNode;
  /** `end` for figures that are compared. */
  readonly align?: 'start' | 'end';
}

/** Properties of {@link DataTable}. */
export interface DataTableProps<Row> {
  /** What the table is about. */
  readonly caption: ReactNode;
  /** The first column names the row. */
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  /** Tells rows apart, in any order. */
  readonly rowKey: (row: Row) => string;
}

/**
 * A table; in a narrow container each row becomes a card with the columns' names beside the values. The roles are
 * spelled out because browsers drop a table's meaning when its display changes.
 */
export const DataTable = <Row,>({ caption, columns, rows, rowKey }: DataTableProps<Row>) => (
  <div className={styles.frame}>
    {/* biome-ignore-start lint/a11y/noRedundantRoles: lost with `display: block` otherwise */}
    <table role="table" className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead role="rowgroup" className={styles.head}>
        <tr role="row">
          {columns.map(({ header, align }) => (
            <th key={header} role="columnheader" scope="col" data-align={align}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={rowKey(row)} role="row">
            {columns.map(({ header, cell, align }, index) =>
              index === 0 ? (
                <th key={header} role="rowheader" scope="row">
                  {cell(row)}
                </th>
              ) : (
                <td key={header} role="cell" data-align={align}>
                  <span aria-hidden="true" className={styles.name}>
                    {header}
                  </span>
                  <span>{cell(row)}</span>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
    {/* biome-ignore-end lint/a11y/noRedundantRoles: lost with `display: block` otherwise */}
  </div>
);
