import { type Preview, type PreviewedRelease, previewedReleases } from '@sgc/contract/operations';
import type { FeedFollower, ReleaseCache } from '@sgc/registry-client';
import { type ReleaseSet, sectionsOf, tokenDigest, withReleases } from '@sgc/release-format';
import type { RenderSettings, SetRenderer } from '@sgc/renderer/host';
import { LRUCache } from 'lru-cache';
import type { LiveSets } from '../live/live-sets.ts';
import type { OwnBuild } from '../live/own-build.ts';
import type { StartRecord } from '../live/start-record.ts';
import { fittingRelease, startSet } from '../live/start-set.ts';

/** Renderers that show previews; more than that at once are made anew as they are asked for. */
const RENDERERS = 3;

/** A preview whose renderer does not start is not tried again for this time. */
const REST_MS = 10_000;

export interface PreviewsOptions {
  readonly build: Pick<OwnBuild, 'descriptor'>;
  readonly sets: Pick<LiveSets, 'live'>;
  readonly follower: Pick<FeedFollower, 'feed' | 'catchUp'>;
  readonly cache: Pick<ReleaseCache, 'release'>;
  readonly record: Pick<StartRecord, 'mayTry' | 'trying' | 'ended'>;
  readonly render: RenderSettings;
}

/** The live site with some sections swapped, for visitors with a link. The registry has checked the releases behind it. */
export class Previews {
  readonly #options: PreviewsOptions;
  readonly #resting = new LRUCache<string, true>({ max: 100, ttl: REST_MS });
  readonly #renderers = new LRUCache<string, Promise<SetRenderer>>({
    max: RENDERERS,
    dispose: (renderer) => void renderer.then((one) => one.close()).catch(() => undefined),
  });

  constructor(options: PreviewsOptions) {
    this.#options = options;
  }

  /** The preview of a token; undefined if the token is unknown or has expired. */
  async find(token: string): Promise<Preview | undefined> {
    const digest = tokenDigest(token);
    const known = this.#known(digest);
    if (known !== undefined) return known;
    await this.#options.follower.catchUp();
    return this.#known(digest);
  }

  /**
   * The renderer of the live set with a preview's sections swapped; undefined while no set is live, or while it does not
   * start.
   */
  async renderer(preview: Preview): Promise<SetRenderer | undefined> {
    const { live } = this.#options.sets;
    if (live === undefined) return undefined;
    const releases = previewedReleases(preview);
    const key = [live.set.id, ...releases.map(({ section, version }) => `${section} ${version}`)].join(' ');
    if (this.#resting.has(key)) return undefined;
    const known = this.#renderers.get(key);
    const starting = known ?? this.#start(live, releases);
    if (known === undefined) this.#renderers.set(key, starting);
    try {
      return await starting;
    } catch (error) {
      this.#renderers.delete(key);
      this.#resting.set(key, true);
      this.#options.render.log.error({ releases, reason: (error as Error).message }, 'a preview does not start');
      return undefined;
    }
  }

  /** A set that a preview shows here, by its id. */
  async set(id: string): Promise<ReleaseSet | undefined> {
    const running = await Promise.all([...this.#renderers.values()].map((one) => one.catch(() => undefined)));
    return running.find((renderer) => renderer?.set.id === id)?.set;
  }

  close(): void {
    this.#renderers.clear();
  }

  #known(digest: string): Preview | undefined {
    const found = this.#options.follower.feed?.previews.find(({ token }) => token === digest);
    return found === undefined || found.expires <= Date.now() ? undefined : found;
  }

  async #start(live: SetRenderer, previewed: readonly PreviewedRelease[]): Promise<SetRenderer> {
    const { record } = this.#options;
    const releases = await Promise.all(
      previewed.map(({ section, version }) => fittingRelease(section, version, this.#options)),
    );
    const set = withReleases(live.set, releases);
    if (!record.mayTry(set.id)) throw new Error('the shell ended again and again while it started');
    return startSet(set, sectionsOf(releases), this.#options);
  }
}
