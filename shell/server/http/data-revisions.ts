import { type Revisions, revisionsSchema } from '@sgc/contract/api';
import type { Logger } from 'pino';

const POLL_MS = 1000;
const LIMIT_MS = 5000;

/** Asks the API every second whether stored data has changed. While it does not answer, the last answer holds. */
export class DataRevisions {
  /** A new object after every change. */
  current: Partial<Revisions> = {};
  /** The revisions before the last change. */
  previous: Partial<Revisions> = {};
  /** Whether the API answered the last time. */
  reachable = false;
  readonly #address: URL;
  readonly #log: Logger;
  readonly #listeners: (() => void)[] = [];
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(apiOrigin: string, log: Logger) {
    this.#address = new URL('/api/revisions', apiOrigin);
    this.#log = log;
  }

  /** Calls back after every change. */
  onChange(listener: () => void): void {
    this.#listeners.push(listener);
  }

  async start(): Promise<void> {
    await this.#ask();
    if (!this.#stopped) this.#timer = setTimeout(() => void this.start(), POLL_MS);
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  #change(revisions: Revisions): void {
    this.previous = this.current;
    this.current = revisions;
    for (const listener of this.#listeners) listener();
  }

  async #ask(): Promise<void> {
    try {
      const response = await fetch(this.#address, { signal: AbortSignal.timeout(LIMIT_MS) });
      if (!response.ok) throw new Error(`it answers ${response.status}`);
      const revisions = revisionsSchema.parse(await response.json());
      if (JSON.stringify(revisions) !== JSON.stringify(this.current)) this.#change(revisions);
      if (!this.reachable) this.#log.info('the API answers');
      this.reachable = true;
    } catch (error) {
      if (this.reachable) this.#log.error({ reason: (error as Error).message }, 'the API does not answer');
      this.reachable = false;
    }
  }
}
