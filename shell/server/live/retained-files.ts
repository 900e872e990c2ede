import type { Feed } from '@sgc/contract/operations';
import type { ReleaseCache } from '@sgc/registry-client';
import type { Logger } from 'pino';
import { retainedVersions } from './retained-versions.ts';

const AGAIN_MS = 30_000;

export interface RetainedFilesOptions {
  readonly cache: Pick<ReleaseCache, 'ensure' | 'keepOnly'>;
  /** Whether a version is needed here, even if the registry no longer keeps it. */
  readonly isNeeded: (owner: string, version: string) => boolean;
  readonly log: Logger;
}

/** Fetches the files of all versions that stay served, one after the other and behind everything else, and removes the others'. */
export class RetainedFiles {
  readonly #options: RetainedFilesOptions;
  #feed: Feed | undefined;
  #working: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(options: RetainedFilesOptions) {
    this.#options = options;
  }

  follow(feed: Feed): void {
    if (this.#stopped) return;
    clearTimeout(this.#timer);
    this.#feed = feed;
    this.#working = this.#working.then(() => this.#fetch(feed));
  }

  stop(): void {
    this.#stopped = true;
    this.#feed = undefined;
    clearTimeout(this.#timer);
  }

  async #fetch(feed: Feed): Promise<void> {
    const { cache, isNeeded, log } = this.#options;
    const kept = retainedVersions(feed);
    let isWhole = true;
    for (const [owner, version] of kept) {
      if (this.#feed !== feed) return;
      try {
        await cache.ensure(owner, version);
      } catch (error) {
        isWhole = false;
        log.warn(
          { owner, version, reason: (error as Error).message },
          'the files of a retained version are not here yet',
        );
      }
    }
    if (this.#feed !== feed) return;
    if (!isWhole) this.#timer = setTimeout(() => this.follow(feed), AGAIN_MS).unref();
    // A registry that names no live release does not decide what may go.
    if (Object.keys(feed.live).length === 0) return;
    const names = new Set(kept.map((one) => one.join('/')));
    await cache.keepOnly((owner, version) => names.has(`${owner}/${version}`) || isNeeded(owner, version));
  }
}
