import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  parseDescriptor,
  Refusal,
  type ReleaseDescriptor,
  ReleaseFolder,
  SHELL,
  type ShellDescriptor,
  type SignatureKeys,
  type StoredRelease,
  shellDescriptorSchema,
} from '@sgc/release-format';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { AssetIndex } from './asset-index.ts';
import { isDiskError } from './disk-error.ts';
import type { RegistryClient } from './registry-client.ts';
import { registrySource } from './registry-source.ts';

const KNOWN_DESCRIPTORS = 5000;

/** The descriptor of a section's version, or of a build of the shell. */
type Described = ReleaseDescriptor | ShellDescriptor;

export interface ReleaseCacheOptions {
  readonly folder: string;
  readonly client: Pick<RegistryClient, 'descriptor' | 'files'>;
  /** Without them, the signatures of releases are not checked. */
  readonly keys: Pick<SignatureKeys, 'check'> | undefined;
  readonly log: Logger;
}

/**
 * Releases on this machine's disk: fetched once from the registry, each file checked against its digest, and
 * checked again whenever a release is asked for. If the disk takes nothing more, a temporary folder of the system is used.
 */
export class ReleaseCache {
  readonly #client: ReleaseCacheOptions['client'];
  readonly #keys: ReleaseCacheOptions['keys'];
  readonly #log: Logger;
  readonly #assets = new AssetIndex();
  readonly #descriptors = new LRUCache<string, Promise<Described>>({ max: KNOWN_DESCRIPTORS });
  readonly #taking = new Map<string, Promise<string>>();
  readonly #main: ReleaseFolder;
  /** The temporary folder, once the disk takes nothing more. */
  #spare: { readonly path: string; readonly folder: ReleaseFolder } | undefined;
  #openingSpare: Promise<ReleaseFolder> | undefined;

  constructor({ folder, client, keys, log }: ReleaseCacheOptions) {
    this.#main = ReleaseFolder.ofCache(folder);
    this.#client = client;
    this.#keys = keys;
    this.#log = log;
  }

  /** Removes files that an earlier process did not finish. */
  async open(): Promise<void> {
    try {
      await this.#main.open();
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
   * The descriptor of a release. Its files need not be here.
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
   * The descriptor of an earlier build of the shell.
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
    return { descriptor, directory: await this.#whole(section, descriptor) };
  }

  /**
   * Makes the client files of a version available, if they are not.
   * @throws Refusal, RegistryUnavailable, or what the disk says
   */
  async ensure(owner: string, version: string): Promise<void> {
    if (this.#assets.has(owner, version)) return;
    await this.#whole(owner, owner === SHELL ? await this.shell(version) : await this.descriptor(owner, version));
  }

  /** Removes every version that is not to be kept. */
  async keepOnly(isKept: (owner: string, version: string) => boolean): Promise<void> {
    this.#assets.keepOnly(isKept);
    for (const folder of this.#folders)
      await folder.keepOnly((owner, version) => isKept(owner, version) || this.#taking.has(`${owner}/${version}`));
  }

  /** Where releases may lie. */
  get #folders(): readonly ReleaseFolder[] {
    return this.#spare === undefined ? [this.#main] : [this.#main, this.#spare.folder];
  }

  /** Reads a descriptor where it is nearest: in memory, on the disk, at the registry. */
  #described<T extends Described>(owner: string, version: string, read: (text: string) => T): Promise<T> {
    const key = `${owner}/${version}`;
    const known = this.#descriptors.get(key) as Promise<T> | undefined;
    if (known !== undefined) return known;
    const reading = this.#readDescriptor(owner, version, read);
    this.#descriptors.set(key, reading);
    reading.catch(() => this.#descriptors.delete(key));
    return reading;
  }

  async #readDescriptor<T>(owner: string, version: string, read: (text: string) => T): Promise<T> {
    for (const folder of this.#folders) {
      const text = await folder.descriptorText(owner, version);
      try {
        if (text !== undefined) return read(text);
      } catch {
        // A descriptor that the disk did not keep intact comes from the registry.
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
  #whole(owner: string, described: Described): Promise<string> {
    const key = `${owner}/${described.version}`;
    const underWay = this.#taking.get(key);
    if (underWay !== undefined) return underWay;
    const taking = this.#take(owner, described).finally(() => this.#taking.delete(key));
    this.#taking.set(key, taking);
    return taking;
  }

  async #take(owner: string, described: Described): Promise<string> {
    const { version, files } = described;
    const directory = (await this.#stored(owner, described)) ?? (await this.#fetch(owner, described));
    this.#assets.add(owner, version, directory, files);
    return directory;
  }

  async #stored(owner: string, { version, files }: Described): Promise<string | undefined> {
    for (const folder of this.#folders)
      if (await folder.holds(owner, version, files)) return folder.place(owner, version);
    return undefined;
  }

  async #fetch(owner: string, described: Described): Promise<string> {
    const source = registrySource(this.#client, owner, described.version);
    if (this.#spare !== undefined) return this.#spare.folder.fetch(source, owner, described);
    try {
      return await this.#main.fetch(source, owner, described);
    } catch (error) {
      if (!isDiskError(error)) throw error;
      return (await this.#openSpare(error as Error)).fetch(source, owner, described);
    }
  }

  #openSpare(reason: Error): Promise<ReleaseFolder> {
    this.#openingSpare ??= mkdtemp(join(tmpdir(), 'shell-releases-')).then((path) => {
      this.#log.error(
        { reason: reason.message, folder: path },
        'the cache of releases takes nothing; going on elsewhere',
      );
      this.#spare = { path, folder: new ReleaseFolder(path) };
      return this.#spare.folder;
    });
    return this.#openingSpare;
  }

  /** Removes the folder that only this process can use. */
  async close(): Promise<void> {
    if (this.#spare !== undefined) await rm(this.#spare.path, { recursive: true, force: true });
  }
}
