import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  DESCRIPTOR_FILE,
  type ReleaseDescriptor,
  type ReleaseFile,
  releaseDescriptorSchema,
  type ShellDescriptor,
  shellDescriptorSchema,
} from '@sgc/contract/release';
import * as z from 'zod/mini';
import { fetchRelease } from './fetch-release.ts';
import { OriginUnavailable, Refusal } from './refusal.ts';
import type { ReleaseOrigin } from './release-origin.ts';
import type { ReleaseSet, StoredRelease } from './release-set.ts';
import { versionsOf } from './release-set.ts';
import { writeWhole } from './write-whole.ts';

/** Versions of a section that stay served, the live one among them. */
export const KEPT_VERSIONS = 10;

const SHELL = 'shell';
const SHELL_DESCRIPTOR = 'shell.json';
const RECORD = 'record.json';

/** Files by public name, of all kept versions. */
type AssetIndex = Map<string, { readonly file: string; readonly integrity: string }>;

/**
 * What outlives the process: the live versions, each section's versions newest first, versions that are shown to some
 * before they are live until a time in milliseconds, and the sets of late.
 */
const recordSchema = z.object({
  live: z.record(z.string(), z.string()),
  previews: z._default(z.array(z.object({ section: z.string(), version: z.string(), until: z.number() })), []),
  versions: z.record(z.string(), z.array(z.string())),
  sets: z.array(z.object({ id: z.string(), shell: z.string(), versions: z.record(z.string(), z.string()) })),
});
type StoreRecord = z.infer<typeof recordSchema>;

const KEPT_SETS = 50;

/** The shell's own copies of releases: verified once, then served and run from here, whatever becomes of the origins. */
export class ReleaseStore {
  readonly #folder: string;
  #record: StoreRecord = { live: {}, previews: [], versions: {}, sets: [] };
  #assets: AssetIndex = new Map();

  private constructor(folder: string) {
    this.#folder = folder;
  }

  static async open(folder: string): Promise<ReleaseStore> {
    const store = new ReleaseStore(folder);
    await mkdir(folder, { recursive: true });
    await rm(store.#incoming, { recursive: true, force: true });
    store.#record = await readRecord(join(folder, RECORD));
    await store.#indexAssets();
    return store;
  }

  /** Live versions by section, as of the last switch. */
  get live(): Readonly<Record<string, string>> {
    return this.#record.live;
  }

  /** Sets of late whose files are all served still, newest last. */
  get sets(): StoreRecord['sets'] {
    return this.#record.sets.filter(({ shell, versions }) =>
      Object.entries({ ...versions, [SHELL]: shell }).every(([section, version]) => this.isKept(section, version)),
    );
  }

  /** Kept versions of a section, newest first. */
  versionsOf(section: string): readonly string[] {
    return this.#record.versions[section] ?? [];
  }

  /** Whether a version of a section, or of the shell, stays served. */
  isKept(section: string, version: string): boolean {
    return this.versionsOf(section).includes(version);
  }

  /** The file that a public asset address stands for, whichever kept version it belongs to. */
  asset(owner: string, path: string): string | undefined {
    return this.#assets.get(`${owner}/${path}`)?.file;
  }

  /** The files of the kept versions, and those of some releases that are not kept. */
  with(releases: readonly StoredRelease[]): Pick<ReleaseStore, 'asset'> {
    const assets: AssetIndex = new Map(this.#assets);
    for (const { descriptor, directory } of releases)
      addAssets(assets, descriptor.section, directory, descriptor.files);
    return { asset: (owner, path) => assets.get(`${owner}/${path}`)?.file };
  }

  /** A kept release, its files not looked at. */
  async described(section: string, version: string): Promise<StoredRelease | undefined> {
    const directory = this.#directory(section, version);
    const descriptor = await readDescriptor(join(directory, DESCRIPTOR_FILE));
    return descriptor === undefined ? undefined : { descriptor, directory };
  }

  /** A stored release, or undefined if it is not there or not whole. */
  async find(section: string, version: string): Promise<StoredRelease | undefined> {
    const release = await this.described(section, version);
    if (release === undefined || !(await isWhole(release.directory, release.descriptor.files))) return undefined;
    return release;
  }

  /**
   * Takes a release in from its origin, unless it is here already.
   * @throws Refusal, OriginUnavailable
   */
  async take(origin: ReleaseOrigin, descriptor: ReleaseDescriptor): Promise<StoredRelease> {
    const stored = await this.find(descriptor.section, descriptor.version);
    // The same files, which may have been built or signed anew since.
    if (stored !== undefined) return { ...stored, descriptor };
    const fetched = await fetchRelease(origin, descriptor, this.#incoming);
    const directory = this.#directory(descriptor.section, descriptor.version);
    try {
      await writeFile(join(fetched, DESCRIPTOR_FILE), JSON.stringify(descriptor));
      await rm(directory, { recursive: true, force: true });
      await mkdir(join(this.#folder, descriptor.section), { recursive: true });
      await rename(fetched, directory);
    } catch (error) {
      await rm(fetched, { recursive: true, force: true });
      throw new OriginUnavailable(`${descriptor.version} could not be stored: ${(error as Error).message}`);
    }
    return { descriptor, directory };
  }

  /**
   * Serves a release's client files from now on.
   * @throws Refusal if a kept version has another file of the same name.
   */
  serve({ descriptor, directory }: StoredRelease): void {
    addAssets(this.#assets, descriptor.section, directory, descriptor.files);
  }

  /**
   * Keeps the client files of the shell that starts, as those of its predecessors are kept.
   * @throws if the shell's build is not whole.
   */
  async keepShell(shell: ShellDescriptor, dist: string): Promise<void> {
    const directory = this.#directory(SHELL, shell.version);
    if (!(await isWhole(directory, shell.files))) {
      await mkdir(directory, { recursive: true });
      await cp(join(dist, 'client'), join(directory, 'client'), { recursive: true });
      if (!(await isWhole(directory, shell.files))) {
        throw new Error(`The shell's files in ${dist} are not those of its descriptor: build it again, then start it`);
      }
      await writeFile(join(directory, SHELL_DESCRIPTOR), JSON.stringify(shell));
    }
    addAssets(this.#assets, SHELL, directory, shell.files);
    await this.#keep({ [SHELL]: shell.version });
  }

  /** The descriptor of a kept shell version. */
  shell(version: string): Promise<ShellDescriptor | undefined> {
    return readShell(this.#directory(SHELL, version));
  }

  /** Remembers a set that visitors see, and lets go of versions that fell out of the window. */
  async saveSet(set: ReleaseSet, { isLive }: { readonly isLive: boolean }): Promise<void> {
    const versions = versionsOf(set);
    const saved = { id: set.id, shell: set.shell.version, versions };
    const sets = [...this.#record.sets.filter(({ id }) => id !== set.id), saved].slice(-KEPT_SETS);
    this.#record = { ...this.#record, sets, ...(isLive ? { live: versions } : {}) };
    await this.#keep(versions);
  }

  /** Versions that may be previewed now. */
  get previews(): StoreRecord['previews'] {
    return this.#record.previews.filter(({ until }) => until > Date.now());
  }

  /** Keeps and serves a release for previews until a time in milliseconds. It does not count among the kept versions. */
  async keepPreview(release: StoredRelease, until: number): Promise<void> {
    this.serve(release);
    const { section, version } = release.descriptor;
    const others = this.previews.filter((preview) => preview.section !== section || preview.version !== version);
    this.#record = { ...this.#record, previews: [...others, { section, version, until }] };
    await this.#save();
  }

  get #incoming(): string {
    return join(this.#folder, '.incoming');
  }

  #directory(section: string, version: string): string {
    return join(this.#folder, section, version);
  }

  async #keep(versions: Readonly<Record<string, string>>): Promise<void> {
    const kept = { ...this.#record.versions };
    const dropped: string[] = [];
    const previewed = new Set(this.previews.map(({ section, version }) => this.#directory(section, version)));
    for (const [section, version] of Object.entries(versions)) {
      // However many canaries come and go, what is live beside them stays.
      const first = [version, this.#record.live[section]].filter((one) => one !== undefined);
      const all = [...new Set([...first, ...(kept[section] ?? [])])];
      kept[section] = all.slice(0, KEPT_VERSIONS);
      dropped.push(...all.slice(KEPT_VERSIONS).map((old) => this.#directory(section, old)));
    }
    this.#record = { ...this.#record, versions: kept };
    await this.#save();
    if (dropped.length === 0) return;
    const unneeded = dropped.filter((directory) => !previewed.has(directory));
    await Promise.all(unneeded.map((directory) => rm(directory, { recursive: true, force: true })));
    await this.#indexAssets();
  }

  #save(): Promise<void> {
    return writeWhole(join(this.#folder, RECORD), JSON.stringify(this.#record, null, 1));
  }

  /** Versions of a section whose files are needed, newest first: those that are kept, then those of previews. */
  #needed(owner: string): string[] {
    const previews = this.previews.filter(({ section }) => section === owner).map(({ version }) => version);
    return [...new Set([...(this.#record.versions[owner] ?? []), ...previews])];
  }

  get #owners(): string[] {
    return [...new Set([...Object.keys(this.#record.versions), ...this.previews.map(({ section }) => section)])];
  }

  async #indexAssets(): Promise<void> {
    const assets: AssetIndex = new Map();
    for (const owner of this.#owners) {
      for (const version of this.#needed(owner)) {
        const directory = this.#directory(owner, version);
        const described =
          owner === SHELL ? await readShell(directory) : await readDescriptor(join(directory, DESCRIPTOR_FILE));
        if (described !== undefined) addAssets(assets, owner, directory, described.files);
      }
    }
    this.#assets = assets;
    await this.#removeStrays();
  }

  /** A process that was killed may have left versions that never went live. */
  async #removeStrays(): Promise<void> {
    for (const owner of this.#owners) {
      const needed = this.#needed(owner);
      const present = await readdir(join(this.#folder, owner)).catch(() => []);
      const strays = present.filter((version) => !needed.includes(version));
      await Promise.all(strays.map((version) => rm(this.#directory(owner, version), { recursive: true, force: true })));
    }
  }
}

const assetKey = (owner: string, path: string): string => `${owner}/${path.slice('client/'.length)}`;

const addAssets = (assets: AssetIndex, owner: string, directory: string, files: readonly ReleaseFile[]): void => {
  const client = files.filter(({ path }) => path.startsWith('client/'));
  for (const { path, integrity } of client) {
    const other = assets.get(assetKey(owner, path));
    if (other !== undefined && other.integrity !== integrity) {
      throw new Refusal('files', `${path} differs from the file of that name in an earlier version`);
    }
  }
  for (const { path, integrity } of client) {
    assets.set(assetKey(owner, path), { file: join(directory, path), integrity });
  }
};

const readJson = async <T>(file: string, schema: z.ZodMiniType<T>): Promise<T | undefined> => {
  try {
    return schema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return undefined;
  }
};

const readDescriptor = (file: string) => readJson(file, releaseDescriptorSchema);
const readShell = (directory: string) => readJson(join(directory, SHELL_DESCRIPTOR), shellDescriptorSchema);

const readRecord = async (file: string): Promise<StoreRecord> =>
  (await readJson(file, recordSchema)) ?? { live: {}, previews: [], versions: {}, sets: [] };

const isWhole = async (directory: string, files: readonly ReleaseFile[]): Promise<boolean> => {
  const checks = files.map(async ({ path, integrity }) => {
    const content = await readFile(join(directory, path)).catch(() => undefined);
    return content !== undefined && `sha384-${createHash('sha384').update(content).digest('base64')}` === integrity;
  });
  return (await Promise.all(checks)).every(Boolean);
};
