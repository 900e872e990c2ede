import { runDelayMs } from './process-usage.ts';
import { STARVED } from './render-limits.ts';

/** Where the time of one process is read. Milliseconds that only go forward. */
export interface TimeSources {
  readonly now: () => number;
  /** How long the process has waited for a processor so far. */
  readonly runDelay: () => number;
}

/** The time of a process; without its number that of the clock. */
export const timeOf = (pid: number | undefined): TimeSources => ({
  now: () => performance.now(),
  runDelay: () => (pid === undefined ? 0 : runDelayMs(pid)),
});

/** Time that passes for a process from now on. What others keep it from the processor is none, up to a multiple of a limit. */
export class ProcessTime {
  readonly #sources: TimeSources;
  readonly #beganAt: number;
  readonly #delayBefore: number;

  constructor(sources: TimeSources) {
    this.#sources = sources;
    this.#beganAt = sources.now();
    this.#delayBefore = sources.runDelay();
  }

  /** Milliseconds until so much has passed. */
  leftMs(limitMs: number): number {
    const elapsed = this.#sources.now() - this.#beganAt;
    const delay = this.#sources.runDelay() - this.#delayBefore;
    return Math.min(limitMs + delay, limitMs * STARVED) - elapsed;
  }
}
