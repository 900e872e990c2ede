import type { Feed } from '@sgc/contract/operations';
import { RegistryUnavailable } from '@sgc/registry-client';
import { Refusal, type ReleaseSet, setId, versionsOf } from '@sgc/release-format';
import type { SetRenderer } from '@sgc/renderer/host';
import { Backoff } from './backoff.ts';
import { Canary } from './canary.ts';
import type { LiveSets } from './live-sets.ts';
import type { RetainedFiles } from './retained-files.ts';
import type { StartRecord, Versions } from './start-record.ts';
import { fittingSet, type StartParts, startSet, startWhatHolds } from './start-set.ts';

const LONGEST_DELAY_MS = 300_000;

const BACKOFF = { firstMs: 10_000, longestMs: LONGEST_DELAY_MS } as const;

/** For a release that could not be fetched: nothing is wrong with it. */
const SHORT_BACKOFF = { firstMs: 1000, longestMs: 2000 } as const;

/** For a set that ended the shell repeatedly: it is tried again in the end, for the cause may have been the machine. */
const LONG_BACKOFF = { firstMs: LONGEST_DELAY_MS, longestMs: LONGEST_DELAY_MS } as const;

/** A release that cannot be fetched now says nothing about this build. */
const isTemporary = (error: unknown): boolean =>
  error instanceof RegistryUnavailable || (error instanceof Refusal && error.blameless);

export interface SetFollowerOptions extends StartParts {
  readonly record: StartRecord;
  readonly sets: LiveSets;
  readonly files: Pick<RetainedFiles, 'follow' | 'stop'>;
}

/** Shows visitors what the registry decided. If that cannot be shown, the last set stays live. */
export class SetFollower {
  readonly #options: SetFollowerOptions;
  readonly #backoff = new Backoff();
  /** Sets that ended an earlier process, and that this one has left alone for a while. */
  readonly #delayed = new Set<string>();
  #wanted: Feed | undefined;
  #applied: Feed | undefined;
  #working: Promise<void> | undefined;
  #retry: NodeJS.Timeout | undefined;
  #attention: readonly string[] = [];
  #unfit: readonly string[] = [];
  /** Whether this process has shown what was live, whole. */
  #hasFollowed = false;
  #stopped = false;

  constructor(options: SetFollowerOptions) {
    this.#options = options;
  }

  /** The decisions of the registry that cannot be shown, and why. */
  get attention(): readonly string[] {
    return this.#attention;
  }

  /** The releases of the live set that do not run on this build of the shell, until this process has shown one whole set. */
  get unfit(): readonly string[] {
    return this.#unfit;
  }

  /** Revision of the decisions that visitors see; undefined while they are those of an earlier process. */
  get revision(): number | undefined {
    return this.#applied?.revision;
  }

  /** Shows what was live when a shell last ran on this disk, or what was live before it. */
  restore(): Promise<void> {
    return this.#do(async () => {
      const { record, sets, build, render } = this.#options;
      const candidates = [record.live, record.previous].filter((versions) => versions !== undefined);
      for (const versions of candidates) {
        const id = setId(build.descriptor.version, versions);
        if (sets.live !== undefined || !record.mayTry(id)) continue;
        try {
          this.#show(await this.#start(versions), versions);
        } catch (error) {
          render.log.error({ set: id, reason: (error as Error).message }, 'a set on the disk cannot be shown');
        }
      }
      const [last] = candidates;
      if (sets.live === undefined && last !== undefined) {
        const held = await startWhatHolds(last, this.#options);
        if (held !== undefined) sets.show(held);
      }
    });
  }

  /** Follows a feed from now on; of several that come meanwhile the last counts. */
  follow(feed: Feed): void {
    this.#wanted = feed;
    this.#backoff.clear();
    this.#begin();
  }

  /** Shows what is live with the build of the shell that is there now. */
  renew(): void {
    this.#backoff.clear();
    // After what is being done: that began with the build before.
    void this.#do(async () => {
      this.#applied = undefined;
    });
    this.#begin();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#retry);
    this.#options.files.stop();
    await this.#working;
  }

  /** One piece of work after the other. */
  #do(work: () => Promise<void>): Promise<void> {
    const doing = (this.#working ?? Promise.resolve()).then(work).catch((error: unknown) => {
      this.#options.render.log.error({ err: error }, 'the feed could not be followed');
    });
    this.#working = doing;
    return doing;
  }

  #begin(): void {
    clearTimeout(this.#retry);
    void this.#do(async () => {
      const feed = this.#wanted;
      if (this.#stopped || feed === undefined || feed === this.#applied) return;
      const trouble: string[] = [];
      await this.#followLive(feed, trouble);
      await this.#followCanary(feed, trouble);
      this.#applied = feed;
      this.#attention = trouble;
      this.#options.files.follow(feed);
      this.#tryAgainLater();
    });
  }

  #tryAgainLater(): void {
    const ms = this.#backoff.nextMs;
    if (ms === undefined || this.#stopped) return;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => {
      this.#applied = undefined;
      this.#begin();
    }, ms + 1).unref();
  }

  async #followLive(feed: Feed, trouble: string[]): Promise<void> {
    const { sets, build, render } = this.#options;
    const id = setId(build.descriptor.version, feed.live);
    if (sets.live?.set.id === id) return this.#followed();
    if (Object.keys(feed.live).length === 0 && sets.live !== undefined) {
      trouble.push('the registry names no live release of any section; the last set stays live');
      return;
    }
    if (this.#isDelayed(id, 'the live set', trouble)) return;
    try {
      const { canary } = sets;
      const ready = canary?.renderer.set.id === id ? canary.renderer : await this.#start(feed.live);
      this.#show(ready, feed.live);
      this.#followed();
    } catch (error) {
      this.#fail(id, 'the live set', error, trouble);
      if (!this.#hasFollowed && !isTemporary(error)) this.#unfit = [(error as Error).message];
      // A release that cannot be fetched now may be there in a moment, and then the set is whole.
      if (sets.live !== undefined || error instanceof RegistryUnavailable) return;
      render.log.warn('no set is live: what holds of the one that was decided is shown');
      const held = await startWhatHolds(feed.live, this.#options);
      if (held !== undefined) sets.show(held);
    }
  }

  #followed(): void {
    this.#hasFollowed = true;
    this.#unfit = [];
  }

  async #followCanary({ canary: wanted }: Feed, trouble: string[]): Promise<void> {
    const { sets, build } = this.#options;
    const { live, canary } = sets;
    if (live === undefined) return;
    const before = versionsOf(live.set);
    if (wanted === null || before[wanted.section] === wanted.version) {
      sets.showCanary(undefined);
      return;
    }
    const { section, version, percent } = wanted;
    const versions = { ...before, [section]: version };
    const id = setId(build.descriptor.version, versions);
    if (canary?.renderer.set.id === id) {
      sets.showCanary(canary.at(percent));
      return;
    }
    const what = `the canary ${version} of ${section}`;
    if (this.#isDelayed(id, what, trouble)) {
      sets.showCanary(undefined);
      return;
    }
    try {
      sets.showCanary(new Canary({ renderer: await this.#start(versions), section, version, percent }));
    } catch (error) {
      sets.showCanary(undefined);
      this.#fail(id, what, error, trouble);
    }
  }

  /** A set that ended the shell before is left to itself at first, as long as another one is live. */
  #isDelayed(id: string, what: string, trouble: string[]): boolean {
    const { record, sets } = this.#options;
    const reason = this.#backoff.reason(id);
    if (reason !== undefined) {
      trouble.push(`${what} cannot be shown: ${reason}`);
      return true;
    }
    const tries = record.triesOf(id);
    if (tries === 0 || sets.live === undefined || this.#delayed.has(id)) return false;
    this.#delayed.add(id);
    const ended = `the shell ended ${tries} times while it started`;
    this.#backoff.delay(id, ended, record.mayTry(id) ? BACKOFF : LONG_BACKOFF);
    trouble.push(`${what} cannot be shown: ${ended}`);
    return true;
  }

  #fail(id: string, what: string, error: unknown, trouble: string[]): void {
    const reason = (error as Error).message;
    const isAway = error instanceof RegistryUnavailable;
    const told = isAway ? 'its releases cannot be fetched now' : reason;
    this.#backoff.delay(id, told, isAway ? SHORT_BACKOFF : BACKOFF);
    this.#options.render.log.error({ set: id, reason }, `${what} cannot be shown; the last one stays`);
    trouble.push(`${what} cannot be shown: ${told}`);
  }

  async #start(versions: Versions): Promise<SetRenderer> {
    const { sets, build } = this.#options;
    const before = sets.live === undefined ? undefined : versionsOf(sets.live.set);
    // Files that others have touched may be why a set did not start: then all are held against their digests again.
    const mayReuse = !this.#backoff.hasFailed(setId(build.descriptor.version, versions));
    const set: ReleaseSet = await fittingSet(versions, this.#options, mayReuse ? sets.live?.set : undefined);
    const changed = Object.keys(versions).filter((section) => before?.[section] !== versions[section]);
    return startSet(set, new Set(before === undefined ? [] : changed), this.#options);
  }

  #show(renderer: SetRenderer, versions: Versions): void {
    const { sets, record, render } = this.#options;
    sets.show(renderer);
    render.log.info({ set: renderer.set.id, versions }, 'a release set is live');
    void record.wentLive(versions);
  }
}
