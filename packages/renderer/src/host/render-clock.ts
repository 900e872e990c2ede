import type { RenderTimings } from '../messages.ts';
import { ProcessTime, type TimeSources } from './process-time.ts';

/** Measures one rendering from outside: a renderer's own figures could be forged by any team's code. */
export class RenderClock {
  readonly #now: () => number;
  readonly #time: ProcessTime;
  readonly #sentAt: number;
  #turnedAt: number | undefined;
  #asked = 0;
  #askedAt = 0;
  #apiMs = 0;

  /** Starts as the request is sent to its process. */
  constructor(sources: TimeSources) {
    this.#now = sources.now;
    this.#time = new ProcessTime(sources);
    this.#sentAt = sources.now();
  }

  /** Milliseconds until it has had this much of its process's time. */
  leftMs(limitMs: number): number {
    return this.#time.leftMs(limitMs);
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
