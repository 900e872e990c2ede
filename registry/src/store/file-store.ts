import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileDigest } from '@sgc/contract/operations';
import type { FileSource, ReleaseFile } from '@sgc/release-format';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import { fileBatches } from './file-batches.ts';

/** Several shells ask for the same files at the same moment. */
const REMEMBERED_BYTES = 64_000_000;

/** The digest that a file of a release is stored under. */
export const digestOf = ({ integrity }: ReleaseFile): string => fileDigest(integrity);

/** Files in PostgreSQL, each once under its digest, for all releases that it belongs to. */
export class FileStore {
  readonly #pool: pg.Pool;
  readonly #remembered = new LRUCache<string, Buffer>({
    maxSize: REMEMBERED_BYTES,
    sizeCalculation: ({ length }) => length || 1,
  });

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  /** The bytes of a file that runs; source maps are not served. */
  async file(digest: string): Promise<Buffer | undefined> {
    return (await this.#find([digest])).get(digest);
  }

  /**
   * The bytes of files that run, one file after the other.
   * @throws Error if one is not stored.
   */
  async *bytesOf(files: readonly ReleaseFile[]): AsyncGenerator<Buffer> {
    for await (const [, bytes] of this.#inOrder(files)) yield bytes;
  }

  /** Files that run, for a folder that they are written into. */
  readonly source: FileSource = async (files, write) => {
    for await (const [file, bytes] of this.#inOrder(files)) await write(file, [bytes]);
  };

  /** Files of this list that are not stored yet. */
  async missing(files: readonly ReleaseFile[]): Promise<ReleaseFile[]> {
    const { rows } = await this.#pool.query<{ digest: string }>('SELECT digest FROM files WHERE digest = ANY($1)', [
      files.map(digestOf),
    ]);
    const present = new Set(rows.map(({ digest }) => digest));
    return files.filter((file) => !present.has(digestOf(file)));
  }

  /** Stores a file whose bytes were held against its digest. */
  async add(file: ReleaseFile, bytes: Buffer): Promise<void> {
    await this.#insert([file], [bytes]);
  }

  /** Stores files that lie in a folder and were held against their digests. */
  async addFrom(folder: string, files: readonly ReleaseFile[]): Promise<void> {
    for (const batch of fileBatches(await this.missing(files)))
      await this.#insert(batch, await Promise.all(batch.map(({ path }) => readFile(join(folder, path)))));
  }

  async *#inOrder(files: readonly ReleaseFile[]): AsyncGenerator<readonly [ReleaseFile, Buffer]> {
    for (const batch of fileBatches(files)) {
      const found = await this.#find(batch.map(digestOf));
      for (const file of batch) {
        const bytes = found.get(digestOf(file));
        if (bytes === undefined) throw new Error(`${file.path} is not in the database`);
        yield [file, bytes];
      }
    }
  }

  async #find(digests: readonly string[]): Promise<ReadonlyMap<string, Buffer>> {
    const found = new Map<string, Buffer>();
    for (const digest of digests) {
      const bytes = this.#remembered.get(digest);
      if (bytes !== undefined) found.set(digest, bytes);
    }
    const others = digests.filter((digest) => !found.has(digest));
    if (others.length === 0) return found;
    const { rows } = await this.#pool.query<{ digest: string; bytes: Buffer }>(
      `SELECT digest, bytes FROM files WHERE digest = ANY($1)
       AND EXISTS (SELECT 1 FROM release_files WHERE release_files.digest = files.digest AND NOT is_map)`,
      [others],
    );
    for (const { digest, bytes } of rows) {
      this.#remembered.set(digest, bytes);
      found.set(digest, bytes);
    }
    return found;
  }

  /** Sends the bytes of all files in one value: a list of values would go as text, twice as long. */
  async #insert(files: readonly ReleaseFile[], bytes: readonly Buffer[]): Promise<void> {
    // PostgreSQL counts from one.
    let end = 1;
    const places = bytes.map(({ length: size }) => {
      const start = end;
      end += size;
      return { start, size };
    });
    await this.#pool.query(
      `INSERT INTO files (digest, bytes)
       SELECT digest, substring($4::bytea FROM start FOR size)
       FROM unnest($1::text[], $2::int[], $3::int[]) AS given (digest, start, size) ON CONFLICT DO NOTHING`,
      [files.map(digestOf), places.map(({ start }) => start), places.map(({ size }) => size), Buffer.concat(bytes)],
    );
  }
}
