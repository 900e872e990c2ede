import { createHmac, hkdfSync, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { VIEW_TOKEN } from './report/addresses.ts';

/** How long a view may report. */
export const VIEW_MS = 3_600_000;

const SECOND_MS = 1000;

/** 96 bits: too many to guess. */
const MAC_BYTES = 12;

/** Tokens that are derived together: one by one they would be a sixth of what answering a cached page costs. */
const BATCH = 256;
const BATCH_MS = 10 * SECOND_MS;

/** Sets whose pages are served at the same time: live, canary, and what previews look at. */
const SETS = 20;

const NONCE_DIGITS = 13;

const TOKEN = /^([0-9a-z]{1,9}\.[0-9a-f-]{13})\.([0-9a-f]{2})\.([\w-]{16})$/;

/** Tokens of one set and moment. */
interface Batch {
  /** Its second and its random part. */
  readonly name: string;
  readonly madeAt: number;
  readonly macs: Buffer;
  taken: number;
}

/**
 * Tokens of answers that showed a page. All shells that follow one feed take each other's; a client without an answer has
 * no token. A token names its release set and its time, and no visitor.
 */
export class ViewTokens {
  readonly #now: () => number;
  #feedKey: string | undefined;
  /** This process's own, until it hears of the one that all shells have. */
  #key: Buffer = randomBytes(32);
  readonly #batches = new LRUCache<string, Batch>({ max: SETS });

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Makes and takes tokens of another key from now on. */
  takeKey(feedKey: string): void {
    if (feedKey === this.#feedKey) return;
    this.#feedKey = feedKey;
    this.#key = createHmac('sha256', feedKey).update('tokens of views').digest();
    this.#batches.clear();
  }

  /** The `Server-Timing` of an answer with a page of a set. */
  timing(set: string): string {
    const batch = this.#batch(set);
    const place = batch.taken;
    batch.taken += 1;
    const digits = place.toString(16).padStart(2, '0');
    return `${VIEW_TOKEN};desc=${batch.name}.${digits}.${macAt(batch.macs, place).toString('base64url')}`;
  }

  /** Whether a token is of a page of this set that was served within the last hour. */
  isServed(set: string, token: string): boolean {
    const [, batch, place, mac] = TOKEN.exec(token) ?? [];
    if (batch === undefined || place === undefined || mac === undefined) return false;
    // Clocks of shells differ. An expired token is not worth a derivation.
    if (Math.abs(this.#now() - Number.parseInt(batch, 36) * SECOND_MS) >= VIEW_MS) return false;
    const expected = macAt(this.#macs(set, batch), Number.parseInt(place, 16));
    return timingSafeEqual(expected, Buffer.from(mac, 'base64url'));
  }

  #batch(set: string): Batch {
    const now = this.#now();
    const known = this.#batches.get(set);
    if (known !== undefined && known.taken < BATCH && now - known.madeAt < BATCH_MS) return known;
    const name = `${Math.floor(now / SECOND_MS).toString(36)}.${randomUUID().slice(0, NONCE_DIGITS)}`;
    const made = { name, madeAt: now, macs: this.#macs(set, name), taken: 0 };
    this.#batches.set(set, made);
    return made;
  }

  #macs(set: string, batch: string): Buffer {
    return Buffer.from(hkdfSync('sha256', this.#key, '', `${set} ${batch}`, BATCH * MAC_BYTES));
  }
}

const macAt = (macs: Buffer, place: number): Buffer => macs.subarray(place * MAC_BYTES, (place + 1) * MAC_BYTES);
