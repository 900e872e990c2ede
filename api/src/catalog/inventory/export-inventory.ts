import type { Vehicle } from '@sgc/contract/catalog';
import { stringify } from 'csv-stringify/sync';

const PLAIN = [
  'id',
  'name',
  'description',
  'price',
  'priceKind',
  'brand',
  'series',
  'category',
  'externalUrl',
] as const;

const answer = (value: boolean): string => (value ? 'yes' : 'no');

const toCells = (vehicle: Vehicle): Record<string, unknown> => ({
  ...Object.fromEntries(PLAIN.map((key) => [key, vehicle[key] ?? ''])),
  inStock: answer(vehicle.inStock),
  isNew: answer(vehicle.isNew),
  images: vehicle.images.join('|'),
  features: vehicle.features.join('|'),
  ...Object.fromEntries(Object.entries(vehicle.specifications).map(([key, value]) => [`specifications.${key}`, value])),
});

/** The catalog as a CSV file that can be imported again. */
export const toCsv = (vehicles: Vehicle[]): string => {
  const rows = vehicles.map(toCells);
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return stringify(rows, { header: true, columns });
};

/** The catalog as a JSON file that can be imported again. */
export const toJson = (vehicles: Vehicle[]): string => `${JSON.stringify(vehicles, null, 2)}\n`;
