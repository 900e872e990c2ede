import { Refusal, versionIn } from '@sgc/release-format';
import { type Sample, type SetRenderer, samplesOf, type TriedPage, tryPage } from '@sgc/renderer/host';
import type { Logger } from 'pino';
import type { LiveSets } from './live-sets.ts';
import type { StartRecord } from './start-record.ts';

const AGAIN_MS = 10_000;

/** The page has come, but without a part of another section that threw. */
const checkWhole = ({ address, rendered }: TriedPage): void => {
  const failure = rendered.kind === 'page' ? rendered.fragmentFailure : undefined;
  if (failure !== undefined) throw new Refusal('pages', `${address} is shown without a fragment: ${failure.reason}`);
};

export interface ReadinessCheckOptions {
  readonly sets: Pick<LiveSets, 'live'>;
  readonly record: Pick<StartRecord, 'hasPassed' | 'passed'>;
  readonly log: Logger;
}

/**
 * Renders every page of the live set before this process says that it is ready: the registry tried them with the build of the
 * shell that it has, which need not be this one. Once a set has passed, those that follow it came through the registry's gate.
 */
export class ReadinessCheck {
  readonly #options: ReadinessCheckOptions;
  #state: 'waiting' | 'trying' | 'failed' | 'passed' = 'waiting';
  #failures: readonly string[] = [];
  #again: NodeJS.Timeout | undefined;

  constructor(options: ReadinessCheckOptions) {
    this.#options = options;
  }

  /** Pages that this build breaks, and why. */
  get failures(): readonly string[] {
    return this.#failures;
  }

  /** Whether it is not known yet if all pages hold. */
  get isUnderWay(): boolean {
    return this.#state === 'trying';
  }

  /** Tries the set that is live now. */
  begin(): void {
    const { sets, record, log } = this.#options;
    const { live } = sets;
    if (this.#state === 'passed' || live === undefined) return;
    clearTimeout(this.#again);
    if (record.hasPassed(live.set.id)) {
      this.#state = 'passed';
      return;
    }
    this.#state = 'trying';
    void this.#try(live).catch((error: unknown) => log.error({ err: error }, 'the live set could not be tried'));
  }

  stop(): void {
    clearTimeout(this.#again);
  }

  async #try(renderer: SetRenderer): Promise<void> {
    const { sets, record, log } = this.#options;
    const failures: string[] = [];
    for (const sample of samplesOf(renderer)) {
      const failure = await this.#failure(renderer, sample);
      // Another set is live, and is tried in its turn.
      if (sets.live !== renderer) return;
      if (failure !== undefined) failures.push(failure);
    }
    this.#failures = failures;
    this.#state = failures.length === 0 ? 'passed' : 'failed';
    if (this.#state === 'passed') {
      await record.passed(renderer.set.id);
    } else {
      log.error({ set: renderer.set.id, failures }, 'this build of the shell breaks live pages');
      // A page that was late may have been the machine's fault.
      this.#again = setTimeout(() => this.begin(), AGAIN_MS).unref();
    }
  }

  async #failure(renderer: SetRenderer, sample: Sample): Promise<string | undefined> {
    try {
      checkWhole(await tryPage(renderer, sample));
      return undefined;
    } catch (error) {
      const { owner } = sample.match;
      const version = versionIn(renderer.set, owner);
      return `a page of ${owner}${version === undefined ? '' : ` ${version}`}: ${(error as Error).message}`;
    }
  }
}
