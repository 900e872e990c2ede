import { LRUCache } from 'lru-cache';
import { addressGroup } from './address-group.ts';

/** Groups of addresses that are remembered; the one not seen for longest is forgotten first. */
const REMEMBERED_GROUPS = 20_000;

/** How often an address may do something within a time. */
export interface AddressLimitOptions {
  readonly limit: number;
  /** Milliseconds from the first time on; after them the count begins anew. */
  readonly windowMs: number;
}

/** Counts by address what may happen only so often. No client meets the limit of another; a /64 of IPv6 is one client. */
export class AddressLimit {
  readonly #limit: number;
  readonly #counts: LRUCache<string, { times: number }>;

  constructor({ limit, windowMs }: AddressLimitOptions) {
    this.#limit = limit;
    this.#counts = new LRUCache({ max: REMEMBERED_GROUPS, ttl: windowMs });
  }

  /** Whether an address has done it as often as it may. */
  isReached(address: string): boolean {
    return (this.#counts.get(addressGroup(address))?.times ?? 0) >= this.#limit;
  }

  /** Counts one more time of an address. */
  count(address: string): void {
    const group = addressGroup(address);
    const known = this.#counts.get(group);
    // Setting it again would restart the window: a client that keeps asking would never be let in again.
    if (known === undefined) this.#counts.set(group, { times: 1 });
    else known.times += 1;
  }
}
