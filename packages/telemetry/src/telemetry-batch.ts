import { createHmac } from 'node:crypto';
import type { Observation } from '@sgc/contract/operations';
import { addressGroup } from '@sgc/http-hardening';
import { LRUCache } from 'lru-cache';
import type { Counts, Visited } from './counts.ts';

const DIGITS = 16;
const REMEMBERED_VISITORS = 10_000;

const NOTHING: Counts = {
  views: 0,
  failedViews: 0,
  lostFiles: 0,
  openings: 0,
  answers: 0,
  renders: 0,
  failedRenders: 0,
};

const COUNTED = Object.keys(NOTHING) as (keyof Counts)[];

const keyOf = ({ section, version, visitor }: Omit<Observation, keyof Counts>): string =>
  `${section} ${version} ${visitor}`;

const sum = (one: Counts, other: Partial<Counts>): Counts => {
  const total = { ...one };
  for (const count of COUNTED) total[count] += other[count] ?? 0;
  return total;
};

/** Counts that are not sent yet: one observation for each version and visitor, up to a limit. */
export class TelemetryBatch {
  readonly #limit: number;
  readonly #onDrop: () => void;
  readonly #observations = new Map<string, Observation>();
  readonly #visitors = new LRUCache<string, string>({ max: REMEMBERED_VISITORS });
  #key: string | undefined;

  constructor(limit: number, onDrop: () => void) {
    this.#limit = limit;
    this.#onDrop = onDrop;
  }

  get size(): number {
    return this.#observations.size;
  }

  /** Digests visitors' addresses with another key from now on. */
  takeKey(key: string): void {
    if (key === this.#key) return;
    this.#key = key;
    this.#visitors.clear();
  }

  count({ section, version, address }: Visited, counts: Partial<Counts>): void {
    const visitor = this.#visitor(address);
    if (visitor === undefined) this.#onDrop();
    else this.#add({ section, version, visitor, ...NOTHING }, counts);
  }

  /** Takes out the oldest observations. */
  take(most: number): Observation[] {
    const taken = [...this.#observations.values()].slice(0, most);
    for (const observation of taken) this.#observations.delete(keyOf(observation));
    return taken;
  }

  /** Puts back observations that could not be sent. They stay the oldest. */
  putBack(observations: readonly Observation[]): void {
    const newer = [...this.#observations.values()];
    this.#observations.clear();
    for (const observation of [...observations, ...newer]) this.#add({ ...observation, ...NOTHING }, observation);
  }

  #add(observation: Observation, counts: Partial<Counts>): void {
    const key = keyOf(observation);
    const known = this.#observations.get(key) ?? observation;
    this.#observations.set(key, { ...known, ...sum(known, counts) });
    if (this.#observations.size <= this.#limit) return;
    const [oldest = ''] = this.#observations.keys();
    this.#observations.delete(oldest);
    this.#onDrop();
  }

  /** A digest that only tells visitors apart; undefined before the registry has sent the key. */
  #visitor(address: string): string | undefined {
    if (this.#key === undefined) return undefined;
    const known = this.#visitors.get(address);
    if (known !== undefined) return known;
    const made = createHmac('sha256', this.#key).update(addressGroup(address)).digest('hex').slice(0, DIGITS);
    this.#visitors.set(address, made);
    return made;
  }
}
