import { vehicleSchema } from '@sgc/contract/catalog';
import type { EntityManager } from 'typeorm';
import { toEntity } from '../vehicle.mapping.ts';
import type { InventoryRow } from './row.schema.ts';

type NewVehicle = ReturnType<typeof toEntity>;

const WRITTEN_AT_ONCE = 500;

/** The column that a row may leave as it is. */
const PICTURES = 'images';

const COLUMNS = {
  id: 'text',
  name: 'text',
  description: 'text',
  price_cents: 'integer',
  price_kind: 'text',
  brand: 'text',
  series: 'text',
  category: 'text',
  images: 'text[]',
  in_stock: 'boolean',
  is_new: 'boolean',
  features: 'text[]',
  specifications: 'jsonb',
  external_url: 'text',
};

const NAMES = Object.keys(COLUMNS);

// One parameter for all rows; an insertion's row version replaces none.
const upsertStatement = (changed: string[]): string => `
  WITH written AS (
    INSERT INTO vehicle (${NAMES})
    SELECT ${NAMES} FROM jsonb_to_recordset($1::jsonb)
      AS given (${Object.entries(COLUMNS).map(([name, type]) => `${name} ${type}`)})
    ON CONFLICT (id) DO UPDATE SET ${changed.map((name) => `${name} = excluded.${name}`)}
    RETURNING xmax = 0 AS is_added
  )
  SELECT count(*) FILTER (WHERE is_added)::int AS added, count(*) FILTER (WHERE NOT is_added)::int AS changed
  FROM written`;

const toRow = ({ priceCents, priceKind, inStock, isNew, externalUrl, ...same }: NewVehicle) => ({
  ...same,
  price_cents: priceCents,
  price_kind: priceKind,
  in_stock: inStock,
  is_new: isNew,
  external_url: externalUrl,
});

/** Writes vehicles in the running transaction, many in one statement. A row that says nothing of pictures keeps those there are. */
export class VehicleWriter {
  added = 0;
  changed = 0;
  private readonly waiting = { withPictures: [] as NewVehicle[], withoutPictures: [] as NewVehicle[] };

  constructor(private readonly manager: EntityManager) {}

  /** No two rows may have one id. `addresses` are those of the row's photos, where it names any. */
  async write({ photos: _, images, ...row }: InventoryRow, addresses: string[] | undefined): Promise<void> {
    const pictures = addresses ?? images;
    const kind = pictures === undefined ? 'withoutPictures' : 'withPictures';
    this.waiting[kind].push(toEntity(vehicleSchema.parse({ ...row, images: pictures ?? [] })));
    if (this.waiting[kind].length >= WRITTEN_AT_ONCE) await this.flush();
  }

  /** Writes what waits. */
  async flush(): Promise<void> {
    const changed = NAMES.filter((name) => name !== 'id');
    await this.upsert(this.waiting.withPictures.splice(0), changed);
    await this.upsert(
      this.waiting.withoutPictures.splice(0),
      changed.filter((name) => name !== PICTURES),
    );
  }

  private async upsert(vehicles: NewVehicle[], columns: string[]): Promise<void> {
    if (vehicles.length === 0) return;
    const given = JSON.stringify(vehicles.map(toRow));
    const [counts]: { added: number; changed: number }[] = await this.manager.query(upsertStatement(columns), [given]);
    this.added += counts?.added ?? 0;
    this.changed += counts?.changed ?? 0;
  }
}
