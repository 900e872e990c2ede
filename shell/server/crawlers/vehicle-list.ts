import { VEHICLES_PATH, type Vehicle, vehicleListSchema } from '@sgc/contract/catalog';
import type { Logger } from 'pino';

const LIMIT_MS = 5000;

/** The catalog's vehicles, of which revision of it they are, and when that came. */
export interface VehicleList {
  readonly vehicles: readonly Vehicle[];
  readonly revision: string;
  readonly changedAt: Date;
}

/** Reads the vehicles of the API, once per revision of the catalog. While it does not answer, the last answer holds. */
export class VehicleLists {
  readonly #address: URL;
  readonly #revision: () => string | undefined;
  readonly #log: Logger;
  #known: (VehicleList & { readonly askedAt: string | undefined }) | undefined;

  constructor(apiOrigin: string, revision: () => string | undefined, log: Logger) {
    this.#address = new URL(VEHICLES_PATH, apiOrigin);
    this.#revision = revision;
    this.#log = log;
  }

  /** Undefined if the API has never answered. */
  async get(): Promise<VehicleList | undefined> {
    const askedAt = this.#revision();
    if (this.#known !== undefined && this.#known.askedAt === askedAt) return this.#known;
    try {
      const response = await fetch(this.#address, { signal: AbortSignal.timeout(LIMIT_MS) });
      if (!response.ok) throw new Error(`it answers ${response.status}`);
      const changedAt = new Date(response.headers.get('last-modified') ?? Number.NaN);
      const revision = response.headers.get('etag')?.match(/"(.+)"/)?.[1];
      if (Number.isNaN(changedAt.getTime()) || revision === undefined) {
        throw new Error('it does not say when the list changed');
      }
      const vehicles = vehicleListSchema.parse(await response.json());
      this.#known = { vehicles, revision, changedAt, askedAt };
    } catch (error) {
      this.#log.error({ reason: (error as Error).message }, 'the list of vehicles cannot be read');
    }
    return this.#known;
  }
}
