import {
  allFiles,
  type FileSource,
  OriginUnavailable,
  Refusal,
  type ReleaseDescriptor,
  type ReleaseFile,
  ReleaseFolder,
  type StoredRelease,
} from '@sgc/release-format';
import { originSource } from './origin-source.ts';
import type { ReleaseOrigin } from './release-origin.ts';

/** Where releases that were taken in last. */
export interface StoredReleases {
  /** Stores a release whose files, or those of them that are wanted, lie in a folder and were held against their digests. */
  add(descriptor: ReleaseDescriptor, folder: string, files: readonly ReleaseFile[]): Promise<void>;
  /** The descriptor of a stored release; undefined if it is not stored whole. */
  descriptor(section: string, version: string): Promise<ReleaseDescriptor | undefined>;
  /** The files of stored releases. */
  readonly source: FileSource;
}

/** A release that is not kept stays this long after it was last used: it may be being tried. */
const UNUSED_MS = 60 * 60 * 1000;

/** Where releases lie as files while they are tried: renderers load code from a folder. Nothing here has to last. */
export class Workspace {
  readonly #folder: ReleaseFolder;
  readonly #store: StoredReleases;
  readonly #takesMaps: boolean;
  /** When each release was last asked for, by section and version. */
  readonly #usedAt = new Map<string, number>();

  private constructor(folder: ReleaseFolder, store: StoredReleases, takesMaps: boolean) {
    this.#folder = folder;
    this.#store = store;
    this.#takesMaps = takesMaps;
  }

  /** @param takesMaps whether source maps are taken in; a site that shares its releases with developers keeps them. */
  static async open(folder: string, store: StoredReleases, takesMaps: boolean): Promise<Workspace> {
    const releases = new ReleaseFolder(folder);
    await releases.open();
    return new Workspace(releases, store, takesMaps);
  }

  /**
   * Takes a release in from its origin: every file is checked on its way, source maps too, then all of them are stored.
   * @throws Refusal, OriginUnavailable
   */
  async take(origin: ReleaseOrigin, descriptor: ReleaseDescriptor): Promise<StoredRelease> {
    const files = this.#takesMaps ? allFiles(descriptor) : descriptor.files;
    const release = await this.#fetch(originSource(origin), descriptor, files);
    await this.#store.add(descriptor, release.directory, files);
    return release;
  }

  /** A stored release as files; undefined if it is not stored. */
  async release(section: string, version: string): Promise<StoredRelease | undefined> {
    const descriptor = await this.#store.descriptor(section, version);
    if (descriptor === undefined) return undefined;
    return this.#fetch(this.#store.source, descriptor, descriptor.files);
  }

  /** Removes releases that are not needed; one that is needed again is written again. */
  keepOnly(needed: Readonly<Record<string, readonly string[]>>): Promise<void> {
    return this.#folder.keepOnly((section, version) => {
      const name = `${section}/${version}`;
      const isUsed = Date.now() - (this.#usedAt.get(name) ?? 0) < UNUSED_MS;
      if (isUsed || needed[section]?.includes(version)) return true;
      this.#usedAt.delete(name);
      return false;
    });
  }

  async #fetch(
    source: FileSource,
    descriptor: ReleaseDescriptor,
    files: readonly ReleaseFile[],
  ): Promise<StoredRelease> {
    const { section, version } = descriptor;
    this.#usedAt.set(`${section}/${version}`, Date.now());
    const directory = this.#folder.place(section, version);
    if (await this.#folder.holds(section, version, files)) return { descriptor, directory };
    try {
      await this.#folder.fetch(source, section, descriptor, files);
      return { descriptor, directory };
    } catch (error) {
      if (error instanceof Refusal || error instanceof OriginUnavailable) throw error;
      throw new OriginUnavailable(`${version} could not be stored: ${(error as Error).message}`);
    }
  }
}
