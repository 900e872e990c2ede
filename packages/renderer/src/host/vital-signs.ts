import type { ProcessUsage } from './process-usage.ts';
import { type RenderLimits, STARVED } from './render-limits.ts';

/** The state of a renderer at one look. */
export interface Sign {
  /** Milliseconds on any clock that only goes forward. */
  readonly now: number;
  /** Usage of the process, if the system tells it. */
  readonly usage: ProcessUsage | undefined;
}

const MB = 1024 * 1024;

/**
 * Whether a renderer is alive and within its memory. A question that is not answered starts two clocks: the process's
 * own time, in which a loop is known soon, and the wall's, for one that sleeps. One that would run if others left it a
 * processor is given more of the second.
 */
export class VitalSigns {
  readonly #limits: Pick<RenderLimits, 'busyMs' | 'silentMs' | 'memoryMb'>;
  #asked: Sign | undefined;
  #delayMs = 0;

  constructor(limits: Pick<RenderLimits, 'busyMs' | 'silentMs' | 'memoryMb'>) {
    this.#limits = limits;
  }

  /** How long the last question waited for its answer: what a page would wait for others' code. */
  get delayMs(): number {
    return this.#delayMs;
  }

  get isAsked(): boolean {
    return this.#asked !== undefined;
  }

  /** The renderer was asked for a sign of life. */
  asked(sign: Sign): void {
    this.#asked = sign;
  }

  /** It said something. */
  heard(now: number): void {
    if (this.#asked === undefined) return;
    this.#delayMs = now - this.#asked.now;
    this.#asked = undefined;
  }

  /** Why it has to be ended; undefined if it may live. */
  verdict({ now, usage }: Sign): string | undefined {
    const { busyMs, silentMs, memoryMb } = this.#limits;
    if (usage !== undefined && usage.memoryBytes > memoryMb * MB) {
      return `it used ${Math.round(usage.memoryBytes / MB)} MB of memory; ${memoryMb} MB are its limit`;
    }
    if (this.#asked === undefined) return undefined;
    const silent = now - this.#asked.now;
    const busy = (usage?.processorMs ?? 0) - (this.#asked.usage?.processorMs ?? 0);
    if (busy >= busyMs) return `it kept the processor busy for ${busy} ms without a pause`;
    const patience = usage?.isRunnable ? silentMs * STARVED : silentMs;
    return silent >= patience ? `it gave no sign of life for ${Math.round(silent)} ms` : undefined;
  }
}
