import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DESCRIPTOR_FILE, type ReleaseFile } from './descriptor.schema.ts';
import { integrityOf } from './digest.ts';
import { fetchFiles } from './fetch-files.ts';
import type { FileSource } from './file-source.ts';

/** Under which name builds of the shell lie beside the sections' releases. */
export const SHELL = 'shell';

const INCOMING = '.incoming';

/** The descriptor of a section's version, or of a build of the shell. */
interface Described {
  readonly version: string;
  readonly files: readonly ReleaseFile[];
}

/** Whether a folder holds these files exactly as listed. Other files in it do not matter. */
const holdsFiles = async (folder: string, files: readonly ReleaseFile[]): Promise<boolean> => {
  const checks = files.map(async ({ path, integrity }) => {
    const content = await readFile(join(folder, path)).catch(() => undefined);
    return content !== undefined && integrityOf(content) === integrity;
  });
  return (await Promise.all(checks)).every(Boolean);
};

/** The entries of a folder, without hidden ones. */
const names = async (folder: string): Promise<string[]> => {
  const found = await readdir(folder).catch(() => []);
  return found.filter((name) => !name.startsWith('.'));
};

/**
 * Versions as files below a folder, each in `<owner>/<version>` with its descriptor, whole or not at all. The owner is a section, or
 * the shell.
 */
export class ReleaseFolder {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The folder in which a shell's cache has its releases. */
  static ofCache(cache: string): ReleaseFolder {
    return new ReleaseFolder(join(cache, 'releases'));
  }

  /** Makes the folder, and removes transfers that an earlier process did not finish. */
  async open(): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    await rm(this.#incoming, { recursive: true, force: true });
  }

  /** Where a version lies, if it is here. */
  place(owner: string, version: string): string {
    return join(this.#folder, owner, version);
  }

  /** The text of a version's descriptor on the disk; undefined if it is not here. */
  descriptorText(owner: string, version: string): Promise<string | undefined> {
    return readFile(join(this.place(owner, version), DESCRIPTOR_FILE), 'utf8').catch(() => undefined);
  }

  /** Whether a version is here with these files, each as its digest says. */
  async holds(owner: string, version: string, files: readonly ReleaseFile[]): Promise<boolean> {
    return (
      (await this.descriptorText(owner, version)) !== undefined && (await holdsFiles(this.place(owner, version), files))
    );
  }

  /**
   * Fetches a version and puts it in the place of its earlier files.
   * @param files those of it that are wanted.
   * @returns its folder.
   * @throws the source's error, or the disk's
   */
  async fetch(source: FileSource, owner: string, described: Described, files = described.files): Promise<string> {
    const { version } = described;
    const directory = this.place(owner, version);
    const fetched = await fetchFiles(source, files, this.#incoming);
    try {
      await writeFile(join(fetched, DESCRIPTOR_FILE), JSON.stringify(described));
      await mkdir(join(this.#folder, owner), { recursive: true });
      await rm(directory, { recursive: true, force: true });
      await rename(fetched, directory);
    } catch (error) {
      await rm(fetched, { recursive: true, force: true });
      // Two that fetch the same at once: the first one's files are as good.
      if (!(await this.holds(owner, version, files))) throw error;
    }
    return directory;
  }

  /** Removes every version that is not to be kept; one that cannot be removed stays. */
  async keepOnly(isKept: (owner: string, version: string) => boolean): Promise<void> {
    for (const owner of await names(this.#folder)) {
      for (const version of await names(join(this.#folder, owner))) {
        if (isKept(owner, version)) continue;
        await rm(this.place(owner, version), { recursive: true, force: true }).catch(() => undefined);
      }
    }
  }

  get #incoming(): string {
    return join(this.#folder, INCOMING);
  }
}
