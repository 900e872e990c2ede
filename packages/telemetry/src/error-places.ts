import { ERRORS_LIMIT, type ErrorPlace, type ReportedError } from '@sgc/contract/operations';
import type { RegistryClient } from '@sgc/registry-client';
import { LRUCache } from 'lru-cache';

/** Different errors that are remembered; their repetitions are counted, and the registry is not asked again. */
const REMEMBERED = 500;

/** Requests to the registry at once; a further error is logged as it is. */
const MOST_QUESTIONS = 8;

/** How long the registry is left alone after it did not answer. */
const RETRY_DELAY_MS = 5000;

/** An error of a version's code, as it was met. */
export type MetError = Omit<ReportedError, 'count'>;

interface Known {
  readonly error: MetError;
  readonly place: Promise<ErrorPlace>;
  /** How often it was met since the last report to the registry. */
  repeated: number;
}

export interface ErrorPlacesOptions {
  readonly client: Pick<RegistryClient, 'reportErrors'>;
  /** Interval of reports of repetitions. */
  readonly intervalMs: number;
}

/** Reports errors to the registry, and gets their places in the sources: for each different one once. */
export class ErrorPlaces {
  readonly #options: ErrorPlacesOptions;
  readonly #known = new LRUCache<string, Known>({ max: REMEMBERED });
  readonly #repeated = new Set<Known>();
  #questions = 0;
  #retriesAt = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: ErrorPlacesOptions) {
    this.#options = options;
  }

  /** The place of an error; empty if it cannot be had now. Never rejects, and settles within seconds. */
  find(error: MetError): Promise<ErrorPlace> {
    const key = JSON.stringify(error);
    const known = this.#known.get(key);
    if (known !== undefined) {
      this.#repeat(known);
      return known.place;
    }
    if (this.#questions >= MOST_QUESTIONS || Date.now() < this.#retriesAt) return Promise.resolve({});
    const place = this.#ask(error, key);
    this.#known.set(key, { error, place, repeated: 0 });
    return place;
  }

  /** Reports repetitions, and stops. */
  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#tellRepeated();
  }

  async #ask(error: MetError, key: string): Promise<ErrorPlace> {
    this.#questions += 1;
    try {
      const [place = {}] = await this.#options.client.reportErrors([{ ...error, count: 1 }]);
      return place;
    } catch {
      // Its log line has the place in the built file; the registry is asked when the error comes again.
      this.#known.delete(key);
      this.#retriesAt = Date.now() + RETRY_DELAY_MS;
      return {};
    } finally {
      this.#questions -= 1;
    }
  }

  #repeat(known: Known): void {
    known.repeated += 1;
    this.#repeated.add(known);
    this.#timer ??= setTimeout(() => void this.#tellRepeated(), this.#options.intervalMs).unref();
  }

  async #tellRepeated(): Promise<void> {
    this.#timer = undefined;
    const told = [...this.#repeated].map((known) => {
      const count = known.repeated;
      known.repeated = 0;
      return { ...known.error, count };
    });
    this.#repeated.clear();
    for (let start = 0; start < told.length; start += ERRORS_LIMIT)
      // Counts of one interval are lost while the registry is away: the log lines have them.
      await this.#options.client.reportErrors(told.slice(start, start + ERRORS_LIMIT)).catch(() => undefined);
  }
}
