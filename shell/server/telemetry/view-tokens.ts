import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { VIEW_TOKEN } from '../../src/reporting/view-token.ts';

/** As long may a view go on telling how it fares. */
export const VIEW_MS = 3_600_000;

const SECOND_MS = 1000;

/** 96 bits: enough that nobody guesses them. */
const MAC_DIGITS = 16;
const NONCE_DIGITS = 13;

const TOKEN = /^([0-9a-z]{1,9})\.([0-9a-f-]{13})\.([\w-]{16})$/;

/**
 * Tokens of answers that showed a page. All shells that follow one feed take each other's; whoever has no answer has no
 * token. A token names its release set and its time, and nobody.
 */
export class ViewTokens {
  readonly #now: () => number;
  #feedKey: string | undefined;
  /** This process's own, until it hears of the one that all shells have. */
  #key: Buffer = randomBytes(32);

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Makes and takes tokens of another key from now on. */
  takeKey(feedKey: string): void {
    if (feedKey === this.#feedKey) return;
    this.#feedKey = feedKey;
    this.#key = createHmac('sha256', feedKey).update('tokens of views').digest();
  }

  /** The `Server-Timing` of an answer with a page of a set. */
  timing(set: string): string {
    const second = Math.floor(this.#now() / SECOND_MS).toString(36);
    const served = `${second}.${randomUUID().slice(0, NONCE_DIGITS)}`;
    return `${VIEW_TOKEN};desc=${served}.${this.#mac(set, served)}`;
  }

  /** Whether a token is of a page of this set that was served within the last hour. */
  isServed(set: string, token: string): boolean {
    const [, second, nonce, mac] = TOKEN.exec(token) ?? [];
    if (second === undefined || mac === undefined) return false;
    if (!timingSafeEqual(Buffer.from(this.#mac(set, `${second}.${nonce}`)), Buffer.from(mac))) return false;
    // Clocks of shells differ.
    return Math.abs(this.#now() - Number.parseInt(second, 36) * SECOND_MS) < VIEW_MS;
  }

  #mac(set: string, served: string): string {
    return createHmac('sha256', this.#key).update(`${set} ${served}`).digest('base64url').slice(0, MAC_DIGITS);
  }
}
