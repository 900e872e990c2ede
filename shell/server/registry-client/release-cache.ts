import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  DESCRIPTOR_FILE,
  fetchFiles,
  holdsFiles,
  parseDescriptor,
  Refusal,
  type ReleaseDescriptor,
  type ReleaseFile,
  type ShellDescriptor,
  type SignatureKeys,
  type StoredRelease,
  shellDescriptorSchema,
} from '@sgc/release-format';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { isDiskError } from '../disk/disk-error.ts';
import { AssetIndex } from './asset-index.ts';
import type { RegistryClient } from './registry-client.ts';
import { registrySource } from './registry-source.ts';

/** The owner's name of the shell's own builds. */
export const SHELL = 'shell';

const RELEASES = 'releases';
const INCOMING = '.incoming';
const KNOWN_DESCRIPTORS = 5000;

/** A version of a section, or a build of the shell, as far as its files are concerned. */
interface Described {
  readonly text: string;
  readonly files: readonly ReleaseFile[];
}

export interface ReleaseCacheOptions {
  readonly folder: string;
  readonly client: Pick<RegistryClient, 'descriptor' | 'file'>;
  /** Without them releases are taken from the registry without a look at their signatures. */
  readonly keys: Pick<SignatureKeys, 'check'> | undefined;
  readonly log: Logger;
}

/**
 * Releases on this machine's disk: fetched once from the registry, file by file, checked against their digests, and
 * checked again before they are run. A disk that takes nothing any more is left for a folder of the system's.
 */
export class ReleaseCache {
  readonly #client: ReleaseCacheOptions['client'];
  readonly #keys: ReleaseCacheOptions['keys'];
  readonly #log: Logger;
  readonly #assets = new AssetIndex();
  readonly #descriptors = new LRUCache<string, Promise<ReleaseDescriptor | ShellDescriptor>>({
    max: KNOWN_DESCRIPTORS,
  });
  readonly #taking = new Map<string, Promise<string>>();
  readonly #mainFolder: string;
  #spareFolder: Promise<string> | undefined;
  #spare: string | undefined;

  constructor({ folder, client, keys, log }: ReleaseCacheOptions) {
    this.#mainFolder = join(folder, RELEASES);
    this.#client = client;
    this.#keys = keys;
    this.#log = log;
  }

  /** Forgets what an earlier process did not finish. */
  async open(): Promise<void> {
    try {
      await mkdir(this.#mainFolder, { recursive: true });
      await rm(join(this.#mainFolder, INCOMING), { recursive: true, force: true });
    } catch (error) {
      this.#log.error({ reason: (error as Error).message }, 'the cache of releases cannot be prepared');
    }
  }

  /** The file that a public asset address stands for, as far as it is here. */
  asset(owner: string, name: string): string | undefined {
    return this.#assets.find(owner, name);
  }

  /** Serves the client files of a build that lies elsewhere on this machine: the shell's own. */
  serveFrom(directory: string, { version, files }: ShellDescriptor): void {
    this.#assets.add(SHELL, version, directory, files);
  }

  /**
   * What a release says of itself. Its files need not be here.
   * @throws Refusal, RegistryUnavailable
   */
  descriptor(section: string, version: string): Promise<ReleaseDescriptor> {
    return this.#described(section, version, (text) => {
      const descriptor = parseDescriptor(section, text);
      if (descriptor.version !== version)
        throw new Refusal('version', `it is ${descriptor.version}, and ${version} was asked for`);
      this.#keys?.check(descriptor);
      return descriptor;
    });
  }

  /**
   * What an earlier build of the shell says of itself.
   * @throws Refusal, RegistryUnavailable
   */
  shell(version: string): Promise<ShellDescriptor> {
    return this.#described(SHELL, version, (text) => {
      const parsed = shellDescriptorSchema.safeParse(JSON.parse(text));
      if (!parsed.success || parsed.data.version !== version)
        throw new Refusal('descriptor', `what came for build ${version} of the shell does not describe it`);
      return parsed.data;
    });
  }

  /**
   * A release with all of its files, each as its digest says; fetched if it is not here.
   * @throws Refusal, RegistryUnavailable, or what the disk says
   */
  async release(section: string, version: string): Promise<StoredRelease> {
    const descriptor = await this.descriptor(section, version);
    const { files } = descriptor;
    return { descriptor, directory: await this.#whole(section, version, { text: JSON.stringify(descriptor), files }) };
  }

  /**
   * Makes the client files of a version available, if they are not.
   * @throws Refusal, RegistryUnavailable, or what the disk says
   */
  async ensure(owner: string, version: string): Promise<void> {
    if (this.#assets.has(owner, version)) return;
    const descriptor = owner === SHELL ? await this.shell(version) : await this.descriptor(owner, version);
    await this.#whole(owner, version, { text: JSON.stringify(descriptor), files: descriptor.files });
  }

  /** Removes every version that is not to be kept. */
  async keepOnly(isKept: (owner: string, version: string) => boolean): Promise<void> {
    this.#assets.keepOnly(isKept);
    for (const folder of this.#folders) {
      for (const owner of await names(folder)) {
        const dropped = (await names(join(folder, owner))).filter(
          (version) => !isKept(owner, version) && !this.#taking.has(`${owner}/${version}`),
        );
        for (const version of dropped)
          await rm(join(folder, owner, version), { recursive: true, force: true }).catch(() => undefined);
      }
    }
  }

  /** Where releases may lie. */
  get #folders(): readonly string[] {
    return this.#spare === undefined ? [this.#mainFolder] : [this.#mainFolder, this.#spare];
  }

  /** The folder of a version that is here. */
  async #place(owner: string, version: string): Promise<string | undefined> {
    for (const folder of this.#folders) {
      const directory = join(folder, owner, version);
      if (await isThere(join(directory, DESCRIPTOR_FILE))) return directory;
    }
    return undefined;
  }

  /** Reads a descriptor where it is nearest: in memory, on the disk, at the registry. */
  #described<T extends ReleaseDescriptor | ShellDescriptor>(
    owner: string,
    version: string,
    read: (text: string) => T,
  ): Promise<T> {
    const key = `${owner}/${version}`;
    const known = this.#descriptors.get(key) as Promise<T> | undefined;
    if (known !== undefined) return known;
    const reading = this.#readDescriptor(owner, version, read);
    this.#descriptors.set(key, reading);
    reading.catch(() => this.#descriptors.delete(key));
    return reading;
  }

  async #readDescriptor<T>(owner: string, version: string, read: (text: string) => T): Promise<T> {
    const directory = await this.#place(owner, version);
    if (directory !== undefined) {
      try {
        return read(await readFile(join(directory, DESCRIPTOR_FILE), 'utf8'));
      } catch {
        // What the disk did not keep as it was comes from the registry.
      }
    }
    const text = await this.#client.descriptor(owner, version);
    if (text === undefined)
      throw new Refusal('descriptor', `the registry has no version ${version} of ${owner}`, { blameless: true });
    try {
      return read(text);
    } catch (error) {
      if (error instanceof Refusal) throw error;
      throw new Refusal('descriptor', `${owner} ${version}: ${(error as Error).message}`);
    }
  }

  /** The folder of a version whose files are all here and as they should be. */
  #whole(owner: string, version: string, described: Described): Promise<string> {
    const key = `${owner}/${version}`;
    const underWay = this.#taking.get(key);
    if (underWay !== undefined) return underWay;
    const taking = this.#take(owner, version, described).finally(() => this.#taking.delete(key));
    this.#taking.set(key, taking);
    return taking;
  }

  async #take(owner: string, version: string, described: Described): Promise<string> {
    const stored = await this.#place(owner, version);
    const isWhole = stored !== undefined && (await holdsFiles(stored, described.files));
    const directory = isWhole ? stored : await this.#fetch(owner, version, described);
    this.#assets.add(owner, version, directory, described.files);
    return directory;
  }

  async #fetch(owner: string, version: string, described: Described): Promise<string> {
    if (this.#spare !== undefined) return this.#fetchInto(this.#spare, owner, version, described);
    try {
      return await this.#fetchInto(this.#mainFolder, owner, version, described);
    } catch (error) {
      if (!isDiskError(error)) throw error;
      return this.#fetchInto(await this.#openSpare(error as Error), owner, version, described);
    }
  }

  async #fetchInto(folder: string, owner: string, version: string, { text, files }: Described): Promise<string> {
    const fetched = await fetchFiles(registrySource(this.#client), files, join(folder, INCOMING));
    const directory = join(folder, owner, version);
    try {
      await writeFile(join(fetched, DESCRIPTOR_FILE), text);
      await mkdir(join(folder, owner), { recursive: true });
      await rm(directory, { recursive: true, force: true });
      await rename(fetched, directory);
      return directory;
    } catch (error) {
      await rm(fetched, { recursive: true, force: true });
      throw error;
    }
  }

  #openSpare(reason: Error): Promise<string> {
    this.#spareFolder ??= mkdtemp(join(tmpdir(), 'shell-releases-')).then((folder) => {
      this.#log.error({ reason: reason.message, folder }, 'the cache of releases takes nothing; going on elsewhere');
      this.#spare = folder;
      return folder;
    });
    return this.#spareFolder;
  }

  /** Removes what only this process can use. */
  async close(): Promise<void> {
    if (this.#spare !== undefined) await rm(this.#spare, { recursive: true, force: true });
  }
}

const isThere = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );

/** What lies in a folder, but for what is hidden. */
const names = async (folder: string): Promise<string[]> => {
  const found = await readdir(folder).catch(() => []);
  return found.filter((name) => !name.startsWith('.'));
};
