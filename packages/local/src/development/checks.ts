import { availableParallelism } from 'node:os';
import type { Check } from './check.ts';

/** What is done with a check. */
type Steered = Pick<Check, 'run' | 'stop'>;

/** By then a page shows what was built, even if it is loaded anew. */
const SHOWN_MS = 2000;

/**
 * Runs checks behind what a developer waits for, which is the start of the site, builds, and their way to the page. What was built
 * last is checked first.
 */
export class Checks {
  readonly #atOnce: number;
  /** Those whose program was built since they last came to their end; the latest is the last. */
  #due: readonly Steered[] = [];
  readonly #running = new Set<Steered>();
  /** What is waited for now: programs that are built, and at first the site. */
  readonly #awaited = new Set<string>(['site']);
  /** Runs once nothing was waited for for a while; until then no check begins. */
  #timer: NodeJS.Timeout | undefined;
  #mayRun = false;

  /** @param atOnce how many checks run at a time. */
  constructor(atOnce: number = availableParallelism()) {
    this.#atOnce = atOnce;
  }

  /** The site has started. */
  ready(): void {
    this.#awaited.delete('site');
    this.#goOnLater();
  }

  /** A build begins: checks that run would take processors from it, and may look at what is out of date. */
  building(program: string): void {
    this.#awaited.add(program);
    this.#mayRun = false;
    for (const check of this.#running) void check.stop();
    this.#due = [...this.#due, ...[...this.#running].toReversed()];
    this.#running.clear();
  }

  /** A build is over, and its program is due for its checks. */
  built(program: string, checks: readonly Steered[]): void {
    this.#awaited.delete(program);
    this.#due = [...this.#due.filter((check) => !checks.includes(check)), ...checks];
    this.#goOnLater();
  }

  #goOnLater(): void {
    this.#mayRun = false;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#mayRun = this.#awaited.size === 0;
      this.#goOn();
    }, SHOWN_MS);
  }

  #goOn(): void {
    while (this.#mayRun && this.#running.size < this.#atOnce) {
      const check = this.#due.at(-1);
      if (check === undefined) return;
      this.#due = this.#due.slice(0, -1);
      this.#running.add(check);
      void check.run().then(() => {
        this.#running.delete(check);
        this.#goOn();
      });
    }
  }

  /** Settles when no check runs; none is started any more. */
  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    this.#mayRun = false;
    await Promise.all([...this.#running].map((check) => check.stop()));
  }
}
