import { LRUCache } from 'lru-cache';

const WITHIN_MS = 10 * 60_000;
const ADDRESSES = 10_000;

/** More than a person mistypes, and too few to guess a token. */
const LIMIT = 10;

/** Knows from where somebody tries tokens: failed sign-ins of the last ten minutes, by address. */
export class SignInLimit {
  readonly #failed = new LRUCache<string, number>({ max: ADDRESSES, ttl: WITHIN_MS });

  /** Whether an address has failed too often to be heard now. */
  isReached(address: string): boolean {
    return (this.#failed.get(address) ?? 0) >= LIMIT;
  }

  failed(address: string): void {
    this.#failed.set(address, (this.#failed.get(address) ?? 0) + 1);
  }
}
