import type { RefusedRelease } from '@sgc/contract/operations';
import { OriginUnavailable, Refusal, type ReleaseDescriptor } from '@sgc/release-format';
import type { SectionWatch } from '@sgc/release-intake';
import type pg from 'pg';
import type { Logger } from 'pino';
import { logged, sourceOf } from '../state/release-source.ts';
import type { StateStore } from '../state/state-store.ts';
import { storeRefusal } from './refusal-store.ts';

export interface RefusalsOptions {
  readonly watches: readonly SectionWatch[];
  readonly state: StateStore;
  readonly pool: pg.Pool;
  readonly log: Logger;
  /** Called whenever a release is refused. */
  readonly onRefusal: (section: string, refused: RefusedRelease) => void;
}

/** Reports a release that may not go live: to its section's watch, the log and `onRefusal`. */
export class Refusals {
  readonly #options: RefusalsOptions;

  constructor(options: RefusalsOptions) {
    this.#options = options;
  }

  /**
   * Makes known that a release did not go live.
   * @param release undefined where its descriptor could not be read.
   * @param error a `Refusal`, `OriginUnavailable`, or trouble of this program's own, for which the release is not blamed.
   */
  async add(section: string, release: ReleaseDescriptor | undefined, error: unknown): Promise<void> {
    const watch = this.#options.watches.find((one) => one.section === section);
    if (watch === undefined) return;
    if (error instanceof OriginUnavailable) this.#noteTrouble(watch, release, error);
    else await this.#refuse(watch, release, asRefusal(error));
  }

  #noteTrouble(watch: SectionWatch, release: ReleaseDescriptor | undefined, error: OriginUnavailable): void {
    const { section, trouble } = watch;
    const { version } = release ?? {};
    if (trouble !== error.message) {
      this.#options.log.warn({ section, version, reason: error.message }, 'an origin is in trouble');
    }
    watch.forget(error, version);
  }

  async #refuse(watch: SectionWatch, release: ReleaseDescriptor | undefined, refusal: Refusal): Promise<void> {
    const { state, pool, log, onRefusal } = this.#options;
    const { section } = watch;
    const refused = watch.refuse(release, refusal);
    if (refused === undefined) return;
    const { version, check, reason, at } = refused;
    log.error({ section, version, check, reason, ...logged(release ?? {}) }, 'a release was refused');
    onRefusal(section, refused);
    const isFinal = !refusal.mayPass && !refusal.blameless && release !== undefined;
    await storeRefusal(pool, section, { release: isFinal ? watch.judgedName(release) : null, refused });
    const versions = version === undefined ? {} : { version };
    const why = `${check}: ${reason}`;
    const of = { ...versions, ...sourceOf(release ?? {}) };
    const entry = { at, who: 'registry', what: 'refused', section, ...of, why } as const;
    await state.change((now) => ({ next: now, entries: [entry], result: undefined }));
  }
}

const asRefusal = (error: unknown): Refusal =>
  error instanceof Refusal ? error : new Refusal('registry', (error as Error).message, { blameless: true });
