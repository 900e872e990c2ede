import type { ReleaseDescriptor } from '@sgc/contract/release';
import type { Logger } from 'pino';
import type { OperationsLog } from './operations-log.ts';
import { OriginUnavailable, Refusal } from './refusal.ts';
import type { SectionWatch } from './section-watch.ts';

/** Where a release that may not go live is made known: to its section's watch, the logs, and whoever counts. */
export class Refusals {
  readonly #operations: OperationsLog;
  readonly #log: Logger;
  readonly #listeners: ((section: string, check: string) => void)[] = [];

  constructor(operations: OperationsLog, log: Logger) {
    this.#operations = operations;
    this.#log = log;
  }

  /** Calls back with the name of the check whenever a release is refused. */
  onRefusal(listener: (section: string, check: string) => void): void {
    this.#listeners.push(listener);
  }

  /**
   * Makes known that a release did not go live.
   * @param release undefined where its descriptor could not be read.
   * @param error a `Refusal`, `OriginUnavailable`, or trouble of this shell's own, for which the release is not blamed.
   */
  async add(watch: SectionWatch, release: ReleaseDescriptor | undefined, error: unknown): Promise<void> {
    const { section } = watch;
    const version = release?.version;
    if (error instanceof OriginUnavailable) {
      if (watch.trouble !== error.message)
        this.#log.warn({ section, version, reason: error.message }, 'an origin is in trouble');
      watch.forget(error, version);
      return;
    }
    const refusal =
      error instanceof Refusal ? error : new Refusal('shell', (error as Error).message, { blameless: true });
    const refused = watch.refuse(release, refusal);
    if (refused === undefined) return;
    const { check, message: reason } = refusal;
    this.#log.error({ section, version, check, reason }, 'a release was refused');
    for (const listener of this.#listeners) listener(section, check);
    await this.#operations.append({
      at: refused.at,
      who: 'shell',
      what: 'refused',
      section,
      ...(version === undefined ? {} : { version }),
      why: `${check}: ${reason}`,
    });
  }
}
