import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  allFiles,
  fetchFiles,
  holdsFiles,
  OriginUnavailable,
  type ReleaseDescriptor,
  type ReleaseFile,
  type StoredRelease,
} from '@sgc/release-format';
import { originSource } from './origin-source.ts';
import type { ReleaseOrigin } from './release-origin.ts';
import type { ReleaseStore } from './release-store.ts';

/** A release that nobody keeps stays this long after it was last used: it may be being tried. */
const UNUSED_MS = 60 * 60 * 1000;

/** Where releases lie as files while they are tried: renderers load code from a folder. Nothing here has to last. */
export class Workspace {
  readonly #folder: string;
  readonly #store: ReleaseStore;
  readonly #takesMaps: boolean;
  /** When each release was last asked for, by its folder. */
  readonly #usedAt = new Map<string, number>();

  private constructor(folder: string, store: ReleaseStore, takesMaps: boolean) {
    this.#folder = folder;
    this.#store = store;
    this.#takesMaps = takesMaps;
  }

  /** @param takesMaps whether source maps are taken in; a site that shares its releases with developers keeps them. */
  static async open(folder: string, store: ReleaseStore, takesMaps: boolean): Promise<Workspace> {
    const workspace = new Workspace(folder, store, takesMaps);
    await mkdir(folder, { recursive: true });
    await rm(workspace.#incoming, { recursive: true, force: true });
    return workspace;
  }

  /**
   * Takes a release in from its origin: every file is checked on its way, source maps too, then all of them are stored.
   * @throws Refusal, OriginUnavailable
   */
  async take(origin: ReleaseOrigin, descriptor: ReleaseDescriptor): Promise<StoredRelease> {
    const files = this.#takesMaps ? allFiles(descriptor) : descriptor.files;
    const release = await this.#fetch(origin, descriptor, files);
    await this.#store.add(descriptor, release.directory, files);
    return release;
  }

  /** A stored release as files; undefined if it is not stored. */
  async release(section: string, version: string): Promise<StoredRelease | undefined> {
    const descriptor = await this.#store.descriptor(section, version);
    if (descriptor === undefined) return undefined;
    return this.#fetch(this.#store.asOrigin(descriptor), descriptor, descriptor.files);
  }

  /** Removes what nobody needs; a release that is needed again is written again. */
  async keepOnly(needed: Readonly<Record<string, readonly string[]>>): Promise<void> {
    for (const section of await readdir(this.#folder)) {
      if (join(this.#folder, section) === this.#incoming) continue;
      for (const version of await readdir(join(this.#folder, section))) {
        const directory = join(this.#folder, section, version);
        const isUsed = Date.now() - (this.#usedAt.get(directory) ?? 0) < UNUSED_MS;
        if (isUsed || needed[section]?.includes(version)) continue;
        await rm(directory, { recursive: true, force: true });
        this.#usedAt.delete(directory);
      }
    }
  }

  get #incoming(): string {
    return join(this.#folder, '.incoming');
  }

  async #fetch(
    origin: ReleaseOrigin,
    descriptor: ReleaseDescriptor,
    files: readonly ReleaseFile[],
  ): Promise<StoredRelease> {
    const directory = join(this.#folder, descriptor.section, descriptor.version);
    this.#usedAt.set(directory, Date.now());
    if (await holdsFiles(directory, files)) return { descriptor, directory };
    const fetched = await fetchFiles(originSource(origin), files, this.#incoming);
    try {
      await rm(directory, { recursive: true, force: true });
      await mkdir(join(this.#folder, descriptor.section), { recursive: true });
      await rename(fetched, directory);
      return { descriptor, directory };
    } catch (error) {
      await rm(fetched, { recursive: true, force: true });
      // Two that fetch the same at once: the first one's files are as good.
      if (await holdsFiles(directory, files)) return { descriptor, directory };
      throw new OriginUnavailable(`${descriptor.version} could not be stored: ${(error as Error).message}`);
    }
  }
}
