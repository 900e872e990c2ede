import { eightAtOnce } from './at-once.ts';
import type { ReleaseFile } from './descriptor.schema.ts';

/** Bytes that arrive, or are there. */
export type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** Writes a file of a release. Rejects if its bytes are others than the descriptor promised, or if the disk does not take them. */
export type WriteReleaseFile = (file: ReleaseFile, bytes: Bytes) => Promise<void>;

/**
 * Where a release's files come from: has all of them written. Rejects with an error for the caller, once nothing is being
 * written any more.
 */
export type FileSource = (files: readonly ReleaseFile[], write: WriteReleaseFile) => Promise<void>;

/** A place that gives one file at a time. */
export interface SingleFiles {
  /** Opens the bytes of a file. */
  readonly open: (file: ReleaseFile) => Promise<AsyncIterable<Uint8Array>>;
  /** Turns an error while opening, checking or writing a file into one for the caller. */
  readonly explain: (error: unknown, file: ReleaseFile) => unknown;
}

/** Asks for each file by itself, eight at a time. */
export const fileByFile =
  ({ open, explain }: SingleFiles): FileSource =>
  (files, write) =>
    eightAtOnce(files, async (file) => {
      try {
        await write(file, await open(file));
      } catch (error) {
        throw explain(error, file);
      }
    });
