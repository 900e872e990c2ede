import { type ProvenanceSummary, type ReleaseSource, releaseSourceSchema } from '@sgc/contract/operations';
import { withTransaction } from '@sgc/database';
import {
  allFiles,
  envelopeSchema,
  type FileSource,
  mapOf,
  type ReleaseDescriptor,
  readProvenance,
  releaseDescriptorSchema,
  SHELL,
  type ShellDescriptor,
  shellDescriptorSchema,
  summaryOf,
} from '@sgc/release-format';
import type { StoredReleases } from '@sgc/release-intake';
import type pg from 'pg';
import { digestOf, FileStore } from './file-store.ts';

/**
 * Keeps clean-up and new releases apart: a release lists its files before they are sent, so that clean-up, which starts
 * after the list was stored or ends before it is, takes none of them.
 */
const CLEAN_UP_LOCK = 4_711_203;

/** Releases and their files in PostgreSQL. */
export class ReleaseStore implements StoredReleases {
  readonly files: FileStore;
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool) {
    this.files = new FileStore(pool);
    this.#pool = pool;
  }

  get source(): FileSource {
    return this.files.source;
  }

  /** The descriptor's text; undefined if no whole release is stored under this name. */
  async descriptorText(section: string, version: string): Promise<string | undefined> {
    const { rows } = await this.#pool.query<{ descriptor: string }>(
      'SELECT descriptor FROM releases WHERE section = $1 AND version = $2 AND whole',
      [section, version],
    );
    return rows[0]?.descriptor;
  }

  async descriptor(section: string, version: string): Promise<ReleaseDescriptor | undefined> {
    const text = await this.descriptorText(section, version);
    return text === undefined ? undefined : releaseDescriptorSchema.parse(JSON.parse(text));
  }

  /** The sources that some versions were built from, by version; without those whose builds did not say. */
  async sources(section: string, versions: readonly string[]): Promise<Record<string, ReleaseSource>> {
    return this.#told(section, versions, 'source', (told) => releaseSourceSchema.parse(told));
  }

  /** How some versions were built, by version; without those whose builds did not say. */
  async provenances(section: string, versions: readonly string[]): Promise<Record<string, ProvenanceSummary>> {
    return this.#told(section, versions, 'provenance', (told) => summaryOf(readProvenance(envelopeSchema.parse(told))));
  }

  async shell(version: string): Promise<ShellDescriptor | undefined> {
    const text = await this.descriptorText(SHELL, version);
    return text === undefined ? undefined : shellDescriptorSchema.parse(JSON.parse(text));
  }

  /** The descriptor of a section's release, or of a build of the shell. */
  described(owner: string, version: string): Promise<ReleaseDescriptor | ShellDescriptor | undefined> {
    return owner === SHELL ? this.shell(version) : this.descriptor(owner, version);
  }

  /** The source map of a release's file; undefined if there is none, or one of more bytes than a limit. */
  async sourceMap(section: string, version: string, path: string, limit: number): Promise<Buffer | undefined> {
    const { rows } = await this.#pool.query<{ bytes: Buffer }>(
      `SELECT bytes FROM release_files JOIN files USING (digest)
       WHERE section = $1 AND version = $2 AND path = $3 AND is_map AND octet_length(bytes) <= $4`,
      [section, version, mapOf(path), limit],
    );
    return rows[0]?.bytes;
  }

  /** Notes a release whose files are still to come. Noting it again keeps it for another while. */
  async announce(descriptor: ReleaseDescriptor): Promise<void> {
    const { section, version } = descriptor;
    await this.#insertRelease(section, version, JSON.stringify(descriptor), descriptor);
  }

  /** The release that was announced under this name; undefined if none was. */
  async announced(section: string, version: string): Promise<ReleaseDescriptor | undefined> {
    const { rows } = await this.#pool.query<{ descriptor: string }>(
      'SELECT descriptor FROM releases WHERE section = $1 AND version = $2',
      [section, version],
    );
    return rows[0] && releaseDescriptorSchema.parse(JSON.parse(rows[0].descriptor));
  }

  /** Says that all files of an announced release are here, and that it is used now. */
  async complete(section: string, version: string): Promise<void> {
    await this.#pool.query('UPDATE releases SET whole = true, used_at = now() WHERE section = $1 AND version = $2', [
      section,
      version,
    ]);
  }

  /** Stores a release whose files, or those of them that are wanted, lie in a folder and were held against their digests. */
  async add(descriptor: ReleaseDescriptor, folder: string, files = allFiles(descriptor)): Promise<void> {
    await this.announce(descriptor);
    await this.files.addFrom(folder, files);
    await this.complete(descriptor.section, descriptor.version);
  }

  /** Stores the client files of a build of the shell, for tabs that outlive it. */
  async addShell(shell: ShellDescriptor, folder: string): Promise<void> {
    if ((await this.shell(shell.version)) !== undefined) return;
    await this.#insertRelease(SHELL, shell.version, JSON.stringify(shell), shell);
    await this.files.addFrom(folder, shell.files);
    await this.complete(SHELL, shell.version);
  }

  /** A client file of a release that has another content in one of these versions of its section. */
  async clash({ section, files }: ReleaseDescriptor, versions: readonly string[]): Promise<string | undefined> {
    const client = files.filter(({ path }) => path.startsWith('client/'));
    const { rows } = await this.#pool.query<{ path: string }>(
      `SELECT release_files.path FROM release_files
       JOIN unnest($3::text[], $4::text[]) AS given (path, digest) USING (path)
       WHERE section = $1 AND version = ANY($2) AND release_files.digest <> given.digest LIMIT 1`,
      [section, versions, client.map(({ path }) => path), client.map(digestOf)],
    );
    return rows[0]?.path;
  }

  /**
   * Deletes releases that are not needed and were not used for an hour, and the files that belonged to them alone.
   * @param needed versions by section.
   * @returns how many releases were deleted.
   */
  async removeUnneeded(needed: Readonly<Record<string, readonly string[]>>): Promise<number> {
    const names = Object.entries(needed).flatMap(([section, versions]) => versions.map((one) => `${section}/${one}`));
    return withTransaction(this.#pool, async (client) => {
      await client.query('SELECT pg_advisory_xact_lock($1)', [CLEAN_UP_LOCK]);
      const { rowCount } = await client.query(
        `DELETE FROM releases WHERE used_at < now() - interval '1 hour' AND section || '/' || version <> ALL($1)`,
        [names],
      );
      if (rowCount === null || rowCount === 0) return 0;
      await client.query(
        'DELETE FROM files WHERE NOT EXISTS (SELECT 1 FROM release_files WHERE release_files.digest = files.digest)',
      );
      return rowCount;
    });
  }

  /** What the descriptors of some versions say under a name, by version. */
  async #told<T>(
    section: string,
    versions: readonly string[],
    name: 'source' | 'provenance',
    read: (told: unknown) => T,
  ): Promise<Record<string, T>> {
    const { rows } = await this.#pool.query<{ version: string; told: unknown }>(
      `SELECT version, ${name} AS told FROM releases WHERE section = $1 AND version = ANY($2) AND ${name} IS NOT NULL`,
      [section, versions],
    );
    return Object.fromEntries(rows.map(({ version, told }) => [version, read(told)]));
  }

  async #insertRelease(
    section: string,
    version: string,
    descriptor: string,
    { files, maps = [] }: Pick<ReleaseDescriptor, 'files' | 'maps'>,
  ): Promise<void> {
    const all = [...files, ...maps];
    await withTransaction(this.#pool, async (client) => {
      await client.query('SELECT pg_advisory_xact_lock_shared($1)', [CLEAN_UP_LOCK]);
      // The same files may have been built or signed anew since.
      await client.query(
        `INSERT INTO releases (section, version, descriptor, whole) VALUES ($1, $2, $3, false)
         ON CONFLICT (section, version) DO UPDATE SET descriptor = excluded.descriptor, used_at = now()`,
        [section, version, descriptor],
      );
      await client.query(
        `INSERT INTO release_files (section, version, path, digest, is_map)
         SELECT $1, $2, * FROM unnest($3::text[], $4::text[], $5::boolean[]) ON CONFLICT DO NOTHING`,
        [section, version, all.map(({ path }) => path), all.map(digestOf), all.map((file) => maps.includes(file))],
      );
    });
  }
}
