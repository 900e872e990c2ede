import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { isDatabaseOutage } from '@sgc/database';
import { DataSource, MoreThan } from 'typeorm';
import { DatabaseStart } from '../database/database-start.ts';
import { withinLimit } from '../database/within-limit.ts';
import { CatalogSnapshot } from './catalog-snapshot.ts';
import { VehicleEntity } from './vehicle.entity.ts';
import { idsMeantBy } from './vehicle-id.ts';

const PAGE_SIZE = 500;

/** The state of the catalog as a whole. */
export interface CatalogState {
  readonly revision: string;
  readonly changedAt: Date;
}

/** The catalog as PostgreSQL holds it, or as it last did where PostgreSQL cannot be asked. */
export interface CurrentCatalog {
  readonly snapshot: CatalogSnapshot;
  /** Seconds since PostgreSQL was last asked, where it cannot be now. */
  readonly staleSeconds: number | undefined;
}

@Injectable()
export class CatalogService implements OnApplicationBootstrap {
  private kept: { snapshot: CatalogSnapshot; askedAt: number } | undefined;
  private building: { revision: string; snapshot: Promise<CatalogSnapshot> } | undefined;

  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(DatabaseStart) private readonly start: DatabaseStart,
  ) {}

  /** An outage may begin before the first request for a vehicle. */
  onApplicationBootstrap(): void {
    void this.start.opened.then(() => this.current()).catch(() => undefined);
  }

  /** Every write to the catalog, by any client, changes `revision`; `changedAt` is its time. */
  async state(): Promise<CatalogState> {
    const rows: { revision: string; changed_at: Date }[] = await withinLimit(
      this.dataSource.query("SELECT revision, changed_at FROM data_revision WHERE tag = 'catalog'"),
    );
    const [row] = rows;
    if (row === undefined) throw new Error('the database has no revision of the catalog');
    return { revision: row.revision, changedAt: row.changed_at };
  }

  /** The catalog as it is now; in an outage as it was, and if it never was read here, the outage. */
  async current(): Promise<CurrentCatalog> {
    try {
      return { snapshot: await withinLimit(this.read()), staleSeconds: undefined };
    } catch (error) {
      if (this.kept === undefined || !isDatabaseOutage(error)) throw error;
      const { snapshot, askedAt } = this.kept;
      return { snapshot, staleSeconds: Math.ceil((Date.now() - askedAt) / 1000) };
    }
  }

  /** The vehicle that an address means as JSON, under its own id. */
  find(text: string, snapshot: CatalogSnapshot): Buffer | undefined {
    return idsMeantBy(text)
      .map((id) => snapshot.vehicle(id))
      .find((vehicle) => vehicle !== undefined);
  }

  /** Built once per revision. The revision is read before the rows, so a snapshot is at worst newer than it says. */
  private async read(): Promise<CatalogSnapshot> {
    const { revision, changedAt } = await this.state();
    const snapshot =
      this.kept?.snapshot.revision === revision ? this.kept.snapshot : await this.shared(revision, changedAt);
    this.kept = { snapshot, askedAt: Date.now() };
    return snapshot;
  }

  private async shared(revision: string, changedAt: Date): Promise<CatalogSnapshot> {
    if (this.building?.revision !== revision) this.building = { revision, snapshot: this.build(revision, changedAt) };
    const { building } = this;
    try {
      return await building.snapshot;
    } finally {
      if (this.building === building) this.building = undefined;
    }
  }

  private async build(revision: string, changedAt: Date): Promise<CatalogSnapshot> {
    const all: VehicleEntity[] = [];
    for (let after = -1; ; ) {
      const rows = await this.dataSource
        .getRepository(VehicleEntity)
        .find({ where: { position: MoreThan(after) }, order: { position: 'ASC' }, take: PAGE_SIZE });
      all.push(...rows);
      const last = rows.at(-1);
      if (last === undefined || rows.length < PAGE_SIZE) return new CatalogSnapshot(revision, changedAt, all);
      after = last.position;
    }
  }
}
