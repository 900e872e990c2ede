import type { VehicleListQuery } from '@sgc/contract/catalog';
import type { VehicleEntity } from './vehicle.entity.ts';
import { toVehicle } from './vehicle.mapping.ts';

/** The price of one cart that stands here; the other kinds are those of a maker's models. */
const STOCKED = 'as-equipped';

/** A vehicle as it is sent, and what lists are narrowed by. */
interface Entry {
  readonly id: string;
  readonly json: Buffer;
  readonly isStocked: boolean;
  readonly brand: string;
  readonly inStock: boolean;
}

const toEntry = (row: VehicleEntity): Entry => ({
  id: row.id,
  json: Buffer.from(JSON.stringify(toVehicle(row))),
  isStocked: row.priceKind === STOCKED,
  brand: row.brand.toLowerCase(),
  inStock: row.inStock,
});

const SEPARATOR = Buffer.from(',');

const listOf = (entries: readonly Entry[]): Buffer =>
  Buffer.concat([
    Buffer.from('['),
    ...entries.flatMap(({ json }, index) => (index === 0 ? [json] : [SEPARATOR, json])),
    Buffer.from(']'),
  ]);

/**
 * All vehicles of one revision of the catalog, as they are sent: every request shares it, so that memory does not grow with
 * the number of visitors, and it stands in while PostgreSQL cannot be asked.
 */
export class CatalogSnapshot {
  /** The whole list as JSON. */
  readonly list: Buffer;
  private readonly entries: readonly Entry[];
  private readonly byId: ReadonlyMap<string, Entry>;

  constructor(
    readonly revision: string,
    readonly changedAt: Date,
    rows: readonly VehicleEntity[],
  ) {
    const entries = rows.map(toEntry);
    this.list = listOf(entries);
    // The list holds every vehicle's bytes already.
    let start = 1;
    this.entries = entries.map((entry) => {
      const json = this.list.subarray(start, start + entry.json.length);
      start += entry.json.length + SEPARATOR.length;
      return { ...entry, json };
    });
    this.byId = new Map(this.entries.map((entry) => [entry.id, entry]));
  }

  /** One vehicle as JSON. */
  vehicle(id: string): Buffer | undefined {
    return this.byId.get(id)?.json;
  }

  /** A part of the list as JSON. */
  part({ kind, brand, inStock, limit }: VehicleListQuery): Buffer {
    const wanted = this.entries.filter(
      (entry) =>
        (kind === undefined || entry.isStocked === (kind === 'stocked-cart')) &&
        (brand === undefined || entry.brand === brand.toLowerCase()) &&
        (inStock === undefined || entry.inStock === (inStock === 'true')),
    );
    return listOf(limit === undefined ? wanted : wanted.slice(0, Number(limit)));
  }
}
