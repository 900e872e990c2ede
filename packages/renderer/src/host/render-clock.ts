import type { RenderTimings } from '../messages.ts';
import { STARVED } from './render-limits.ts';

/** Where a clock reads the time. Milliseconds that only go forward. */
export interface TimeSources {
  readonly now: () => number;
  /** How long the renderer has waited for a processor so far. */
  readonly runDelay: () => number;
}

/** Measures one rendering from outside: a renderer's own figures could be forged by any team's code. */
export class RenderClock {
  readonly #now: () => number;
  readonly #runDelay: () => number;
  readonly #sentAt: number;
  readonly #delayAtStart: number;
  #turnedAt: number | undefined;
  #asked = 0;
  #askedAt = 0;
  #apiMs = 0;

  /** Starts as the request is sent to its process. */
  constructor({ now, runDelay }: TimeSources) {
    this.#now = now;
    this.#runDelay = runDelay;
    this.#sentAt = now();
    this.#delayAtStart = runDelay();
  }

  /** Milliseconds until it has had this much time. What others kept it from the processor does not count, up to a multiple. */
  leftMs(limitMs: number): number {
    const elapsed = this.#now() - this.#sentAt;
    const delay = this.#runDelay() - this.#delayAtStart;
    return Math.min(limitMs + delay, limitMs * STARVED) - elapsed;
  }

  /** Its data is there and its components begin to run. */
  turned(): void {
    this.#turnedAt ??= this.#now();
  }

  /** It asks the API; questions at the same time are waited for once. */
  asked(): void {
    if (this.#asked === 0) this.#askedAt = this.#now();
    this.#asked += 1;
  }

  /** The API answered, or did not. */
  answered(): void {
    this.#asked -= 1;
    if (this.#asked === 0) this.#apiMs += this.#now() - this.#askedAt;
  }

  timings(): RenderTimings {
    const now = this.#now();
    const turnedAt = this.#turnedAt ?? now;
    return { loadMs: turnedAt - this.#sentAt, renderMs: now - turnedAt, apiMs: this.#apiMs };
  }
}
