import { type Feed, type PreviewedRelease, previewedReleases } from '@sgc/contract/operations';
import type { FeedFollower, ReleaseCache } from '@sgc/registry-client';
import { type ReleaseSet, releaseSet, setId, versionsOf } from '@sgc/release-format';
import { LRUCache } from 'lru-cache';
import type { LiveSets } from './live-sets.ts';
import type { OwnBuild } from './own-build.ts';
import type { Versions } from './start-record.ts';

/** The versions of a set. */
type SetVersions = Feed['sets'][number];

const DESCRIBED_SETS = 200;

/** Every set that a recent visit may have started with, here or at another shell. */
const setsIn = (own: string, { shells, live, canary, previews, sets }: Feed): Map<string, SetVersions> => {
  const shown: readonly (readonly PreviewedRelease[])[] = [
    ...(canary === null ? [] : [[canary]]),
    ...previews.map(previewedReleases),
  ];
  const all: readonly Versions[] = [
    live,
    ...shown.map((releases) => ({
      ...live,
      ...Object.fromEntries(releases.map(({ section, version }) => [section, version])),
    })),
    ...sets.map(({ versions }) => versions),
  ];
  const builds = new Set([own, ...shells, ...sets.map(({ shell }) => shell)]);
  return new Map(
    [...builds].flatMap((shell) => all.map((versions) => [setId(shell, versions), { shell, versions }] as const)),
  );
};

export interface KnownSetsOptions {
  readonly build: Pick<OwnBuild, 'descriptor'>;
  readonly sets: Pick<LiveSets, 'set'>;
  /** Whether a version of a section, or of the shell, stays served. */
  readonly isKept: (owner: string, version: string) => boolean;
  readonly follower: Pick<FeedFollower, 'feed' | 'catchUp'>;
  readonly cache: Pick<ReleaseCache, 'descriptor' | 'shell'>;
}

/** Sets by their ids, those that only other shells or earlier builds showed among them. */
export class KnownSets {
  readonly #options: KnownSetsOptions;
  readonly #described = new LRUCache<string, Promise<ReleaseSet | undefined>>({ max: DESCRIBED_SETS });
  #read: { readonly feed: Feed; readonly own: string; readonly sets: ReadonlyMap<string, SetVersions> } | undefined;

  constructor(options: KnownSetsOptions) {
    this.#options = options;
  }

  /** The versions of a set, if they are known here already. */
  versions(id: string): SetVersions | undefined {
    const shown = this.#shown(id);
    return shown === undefined ? this.#sets.get(id) : { shell: shown.shell.version, versions: versionsOf(shown) };
  }

  /** A set, to resolve its pages; the registry is asked for news of one that is not known. */
  async find(id: string): Promise<ReleaseSet | undefined> {
    const known = this.#shown(id) ?? (await this.#describe(id));
    if (known !== undefined) return known;
    await this.#options.follower.catchUp();
    return this.#describe(id);
  }

  /** A set that was shown here, as long as all of its files are there. */
  #shown(id: string): ReleaseSet | undefined {
    const { sets, isKept } = this.#options;
    const shown = sets.set(id);
    const isWhole = Object.entries(shown === undefined ? {} : versionsOf(shown)).every(([section, version]) =>
      isKept(section, version),
    );
    return isWhole ? shown : undefined;
  }

  get #sets(): ReadonlyMap<string, SetVersions> {
    const { feed } = this.#options.follower;
    if (feed === undefined) return new Map();
    const own = this.#options.build.descriptor.version;
    if (this.#read?.feed !== feed || this.#read.own !== own) this.#read = { feed, own, sets: setsIn(own, feed) };
    return this.#read.sets;
  }

  #describe(id: string): Promise<ReleaseSet | undefined> {
    const found = this.#sets.get(id);
    if (found === undefined) return Promise.resolve(undefined);
    const known = this.#described.get(id);
    if (known !== undefined) return known;
    const describing = this.#assemble(found).catch(() => {
      this.#described.delete(id);
      return undefined;
    });
    this.#described.set(id, describing);
    return describing;
  }

  async #assemble({ shell: build, versions }: SetVersions): Promise<ReleaseSet> {
    const { build: own, cache } = this.#options;
    const [built, ...descriptors] = await Promise.all([
      build === own.descriptor.version ? own.descriptor : cache.shell(build),
      ...Object.entries(versions).map(([section, version]) => cache.descriptor(section, version)),
    ]);
    // Its pages are only resolved, never rendered: no folder is needed.
    return releaseSet(
      built,
      descriptors.map((descriptor) => ({ descriptor, directory: '' })),
    );
  }
}
