import type { RenderTimings } from '../messages.ts';

/** Measures one rendering from outside: a renderer's own figures could be forged by any team's code. */
export class RenderClock {
  readonly #now: () => number;
  readonly #sentAt: number;
  #turnedAt: number | undefined;
  #asked = 0;
  #askedAt = 0;
  #apiMs = 0;

  /** Starts as the request is sent to its process. @param now milliseconds that only go forward. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
    this.#sentAt = now();
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
