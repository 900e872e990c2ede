import { setTimeout as pause } from 'node:timers/promises';

/** Lets components of one rendering at a time run. */
export type Exclusively = <T>(work: () => Promise<T>) => Promise<T>;

/** How long a rendering that waits for something keeps the others waiting, in milliseconds. */
const PATIENCE_MS = 50;

/**
 * Components run one rendering at a time, so that the host knows whose they are if they never return. One that waits for
 * something, and so lets this process go on, hands the turn on after a while.
 */
export class Turns {
  readonly #announce: (number: number) => void;
  #last: Promise<unknown> = Promise.resolve();

  constructor(announce: (number: number) => void) {
    this.#announce = announce;
  }

  /** The turns of the rendering with this number. */
  of(number: number): Exclusively {
    return (work) => {
      const turn = this.#last.then(() => {
        this.#announce(number);
        return { done: work() };
      });
      this.#last = turn.then(({ done }) => {
        const waited = new AbortController();
        const settled = done.then(
          () => waited.abort(),
          () => waited.abort(),
        );
        return Promise.race([settled, pause(PATIENCE_MS, undefined, { signal: waited.signal }).catch(() => undefined)]);
      });
      return turn.then(({ done }) => done);
    };
  }
}
