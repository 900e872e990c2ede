import { join } from 'node:path';
import { Refusal, type ReleaseFile } from '@sgc/release-format';

interface Asset {
  readonly file: string;
  readonly integrity: string;
}

interface Indexed {
  readonly owner: string;
  readonly directory: string;
  readonly files: readonly ReleaseFile[];
}

const CLIENT = 'client/';

const keyOf = (owner: string, path: string): string => `${owner}/${path.slice(CLIENT.length)}`;

/** Client files of every version that is here, by public name. */
export class AssetIndex {
  readonly #versions = new Map<string, Indexed>();
  #assets = new Map<string, Asset>();

  /** The file that a public name stands for, whichever version it belongs to. */
  find(owner: string, name: string): string | undefined {
    return this.#assets.get(`${owner}/${name}`)?.file;
  }

  has(owner: string, version: string): boolean {
    return this.#versions.has(`${owner}/${version}`);
  }

  /**
   * Serves the client files of a version from now on.
   * @throws Refusal if another version has another file of the same name.
   */
  add(owner: string, version: string, directory: string, files: readonly ReleaseFile[]): void {
    for (const { path, integrity } of clientFiles(files)) {
      const other = this.#assets.get(keyOf(owner, path));
      if (other !== undefined && other.integrity !== integrity)
        throw new Refusal('files', `${path} differs from the file of that name in an earlier version`);
    }
    const indexed = { owner, directory, files };
    this.#versions.set(`${owner}/${version}`, indexed);
    this.#addFiles(indexed);
  }

  /** Serves only versions that are to be kept. */
  keepOnly(isKept: (owner: string, version: string) => boolean): void {
    const dropped = [...this.#versions.keys()].filter((key) => {
      const [owner = '', version = ''] = key.split('/');
      return !isKept(owner, version);
    });
    if (dropped.length === 0) return;
    for (const key of dropped) this.#versions.delete(key);
    this.#assets = new Map();
    for (const indexed of this.#versions.values()) this.#addFiles(indexed);
  }

  #addFiles({ owner, directory, files }: Indexed): void {
    for (const { path, integrity } of clientFiles(files))
      this.#assets.set(keyOf(owner, path), { file: join(directory, path), integrity });
  }
}

const clientFiles = (files: readonly ReleaseFile[]): readonly ReleaseFile[] =>
  files.filter(({ path }) => path.startsWith(CLIENT));
