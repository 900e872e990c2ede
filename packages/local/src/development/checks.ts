import type { Check } from './check.ts';

/** By then a page shows what was built, even if it is loaded anew. */
const SHOWN_MS = 2000;

/** Runs checks behind builds: what was saved is shown first, and a save ends the checks of the one before. */
export class Checks {
  /** Those that have not come to their end since the last build that asked for them. */
  readonly #due = new Set<Pick<Check, 'run' | 'stop'>>();
  #timer: NodeJS.Timeout | undefined;

  /** A build begins: checks that run would take processors from it, and may look at what is out of date. */
  building(): void {
    for (const check of this.#due) void check.stop();
    if (this.#due.size > 0) this.#runLater();
  }

  /** A build is over: its program is checked once there was no other for a while. */
  built(checks: readonly Pick<Check, 'run' | 'stop'>[]): void {
    for (const check of checks) this.#due.add(check);
    this.#runLater();
  }

  #runLater(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      for (const check of this.#due) void this.#run(check);
    }, SHOWN_MS);
  }

  async #run(check: Pick<Check, 'run' | 'stop'>): Promise<void> {
    if (await check.run()) this.#due.delete(check);
  }

  /** Settles when no check runs; none is started any more. */
  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    await Promise.all([...this.#due].map((check) => check.stop()));
  }
}
