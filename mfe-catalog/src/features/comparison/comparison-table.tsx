import { vehicleAddress } from '@sgc/contract/addresses';
import type { Vehicle } from '@sgc/contract/catalog';
import { VisuallyHidden } from '@sgc/ui';
import type { ReactNode } from 'react';
import {
  type ComparedProperty,
  comparedFeatures,
  comparedSpecifications,
  isDifferent,
} from '../../domain/comparison.ts';
import styles from './comparison-table.module.css';

interface ComparisonTableProps {
  readonly vehicles: readonly Vehicle[];
  readonly pictureOf: (vehicle: Vehicle) => ReactNode;
  readonly priceOf: (vehicle: Vehicle) => ReactNode;
  /** What can be done with a column. */
  readonly actionOf: (vehicle: Vehicle) => ReactNode;
}

const NOT_STATED = 'Not stated';

const plainRows = (vehicles: readonly Vehicle[]): ComparedProperty[] => [
  { name: 'Availability', values: vehicles.map(({ inStock }) => (inStock ? 'In stock' : 'To order')) },
  { name: 'Brand', values: vehicles.map(({ brand }) => brand) },
  { name: 'Series', values: vehicles.map(({ series }) => series) },
  ...comparedSpecifications(vehicles),
];

const Row = ({ row, absent }: { readonly row: ComparedProperty; readonly absent: string }) => (
  <tr className={isDifferent(row) ? styles.different : undefined}>
    <th scope="row">
      {row.name}
      {isDifferent(row) ? <VisuallyHidden> (differs)</VisuallyHidden> : null}
    </th>
    {row.values.map((value, position) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column's
      <td key={position} className={value === undefined ? styles.absent : undefined}>
        {value ?? absent}
      </td>
    ))}
  </tr>
);

const Rows = ({
  title,
  rows,
  absent,
}: {
  readonly title: string;
  readonly rows: readonly ComparedProperty[];
  readonly absent: string;
}) =>
  rows.length === 0 ? null : (
    <tbody>
      <tr className={styles.group}>
        <th scope="rowgroup" colSpan={(rows[0]?.values.length ?? 0) + 1}>
          {title}
        </th>
      </tr>
      {rows.map((row) => (
        <Row key={row.name} row={row} absent={absent} />
      ))}
    </tbody>
  );

/** Carts side by side: a column each, and a row for everything that any of them states. Rows that differ are marked. */
export const ComparisonTable = ({ vehicles, pictureOf, priceOf, actionOf }: ComparisonTableProps) => (
  <div className={styles.frame} data-carts={vehicles.length}>
    <label className={styles.only}>
      <input type="checkbox" /> Show only what differs
    </label>
    <table className={styles.table}>
      <caption className={styles.caption}>Specs and features as the makers publish them, or as we list them</caption>
      <thead>
        <tr className={styles.pictures}>
          <td />
          {vehicles.map((vehicle) => (
            <td key={vehicle.id}>{pictureOf(vehicle)}</td>
          ))}
        </tr>
        <tr className={styles.names}>
          <td />
          {vehicles.map(({ id, name }) => (
            <th key={id} scope="col">
              <a href={vehicleAddress(id)}>{name}</a>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">Price</th>
          {vehicles.map((vehicle) => (
            <td key={vehicle.id}>{priceOf(vehicle)}</td>
          ))}
        </tr>
      </tbody>
      <Rows title="Figures" rows={plainRows(vehicles)} absent={NOT_STATED} />
      <Rows title="Features" rows={comparedFeatures(vehicles)} absent="Not listed" />
      <tfoot className={styles.foot}>
        <tr>
          <td />
          {vehicles.map((vehicle) => (
            <td key={vehicle.id}>{actionOf(vehicle)}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  </div>
);
