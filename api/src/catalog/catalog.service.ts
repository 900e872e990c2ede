import { Inject, Injectable } from '@nestjs/common';
import type { Vehicle, VehicleListQuery } from '@sgc/contract/catalog';
import { DataSource, In, MoreThan, Not, Raw } from 'typeorm';
import { VehicleEntity } from './vehicle.entity.ts';
import { toVehicle } from './vehicle.mapping.ts';
import { idsMeantBy } from './vehicle-id.ts';

const PAGE_SIZE = 500;

/** The price of one cart that stands here; the other kinds are those of a maker's models. */
const STOCKED = 'as-equipped';

/** What the catalog as a whole is at. */
export interface CatalogState {
  readonly revision: string;
  readonly changedAt: Date;
}

@Injectable()
export class CatalogService {
  private built: { revision: string; list: Promise<Buffer> } | undefined;

  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  /** `revision` differs after every change of the catalog, whoever made it; `changedAt` is when it was. */
  async state(): Promise<CatalogState> {
    const rows: { revision: string; changed_at: Date }[] = await this.dataSource.query(
      "SELECT revision, changed_at FROM data_revision WHERE tag = 'catalog'",
    );
    const [row] = rows;
    if (row === undefined) throw new Error('the database has no revision of the catalog');
    return { revision: row.revision, changedAt: row.changed_at };
  }

  /** The vehicle that an address means, under its own id. */
  async find(text: string): Promise<Vehicle | undefined> {
    const ids = idsMeantBy(text);
    if (ids.length === 0) return undefined;
    const found = await this.dataSource.getRepository(VehicleEntity).findBy({ id: In(ids) });
    const best = ids.map((id) => found.find((row) => row.id === id)).find((row) => row !== undefined);
    return best && toVehicle(best);
  }

  /**
   * The whole list as JSON, built once per revision and shared by every request: its memory does not grow with the number of
   * visitors. The revision is read before the rows, so a list is at worst newer than it says.
   */
  async list(revision: string): Promise<Buffer> {
    if (this.built?.revision !== revision) this.built = { revision, list: this.build() };
    const { built } = this;
    return built.list.catch((error: unknown) => {
      if (this.built === built) this.built = undefined;
      throw error;
    });
  }

  /** A part of the list as JSON. */
  async part({ kind, brand, inStock, limit }: VehicleListQuery): Promise<Buffer> {
    const rows = await this.dataSource.getRepository(VehicleEntity).find({
      where: {
        ...(kind && { priceKind: kind === 'stocked-cart' ? STOCKED : Not(STOCKED) }),
        ...(brand !== undefined && { brand: Raw((column) => `lower(${column}) = lower(:brand)`, { brand }) }),
        ...(inStock && { inStock: inStock === 'true' }),
      },
      order: { position: 'ASC' },
      ...(limit !== undefined && { take: Number(limit) }),
    });
    return Buffer.from(JSON.stringify(rows.map(toVehicle)));
  }

  private async build(): Promise<Buffer> {
    const chunks: Buffer[] = [];
    for await (const vehicles of this.pages()) {
      const text = JSON.stringify(vehicles).slice(1, -1);
      if (text !== '') chunks.push(Buffer.from(chunks.length === 0 ? text : `,${text}`));
    }
    return Buffer.concat([Buffer.from('['), ...chunks, Buffer.from(']')]);
  }

  private async *pages(): AsyncGenerator<Vehicle[]> {
    for (let after = -1; ; ) {
      const rows = await this.dataSource
        .getRepository(VehicleEntity)
        .find({ where: { position: MoreThan(after) }, order: { position: 'ASC' }, take: PAGE_SIZE });
      yield rows.map(toVehicle);
      const last = rows.at(-1);
      if (last === undefined || rows.length < PAGE_SIZE) return;
      after = last.position;
    }
  }
}
