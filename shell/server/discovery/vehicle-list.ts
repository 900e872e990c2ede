import { type Vehicle, vehicleListSchema } from '@sgc/contract/catalog';
import type { Logger } from 'pino';

const LIMIT_MS = 5000;

/** The catalog's vehicles and when the catalog last changed. */
export interface VehicleList {
  readonly vehicles: readonly Vehicle[];
  readonly changedAt: Date;
}

/** Reads the vehicles of the API, once per revision of the catalog. While it does not answer, the last answer holds. */
export class VehicleLists {
  readonly #address: URL;
  readonly #revision: () => string | undefined;
  readonly #log: Logger;
  #known: (VehicleList & { readonly revision: string | undefined }) | undefined;

  constructor(apiOrigin: string, revision: () => string | undefined, log: Logger) {
    this.#address = new URL('/api/vehicles', apiOrigin);
    this.#revision = revision;
    this.#log = log;
  }

  /** Undefined if the API has never answered. */
  async get(): Promise<VehicleList | undefined> {
    const revision = this.#revision();
    if (this.#known !== undefined && this.#known.revision === revision) return this.#known;
    try {
      const response = await fetch(this.#address, { signal: AbortSignal.timeout(LIMIT_MS) });
      if (!response.ok) throw new Error(`it answers ${response.status}`);
      const changedAt = new Date(response.headers.get('last-modified') ?? Number.NaN);
      if (Number.isNaN(changedAt.getTime())) throw new Error('it does not say when the list changed');
      this.#known = { vehicles: vehicleListSchema.parse(await response.json()), changedAt, revision };
    } catch (error) {
      this.#log.error({ reason: (error as Error).message }, 'the list of vehicles cannot be read');
    }
    return this.#known;
  }
}
