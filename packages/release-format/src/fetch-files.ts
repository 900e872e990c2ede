import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ReleaseFile } from './descriptor.schema.ts';
import { verifiedFile } from './verified-file.ts';

const AT_ONCE = 8;

/** Where a release's files come from. */
export interface FileSource {
  /** Opens the bytes of a file. */
  readonly open: (file: ReleaseFile) => Promise<AsyncIterable<Uint8Array>>;
  /** Turns an error while opening, checking or writing a file into one for the caller. */
  readonly explain: (error: unknown, file: ReleaseFile) => unknown;
}

const fetchFile = async ({ open, explain }: FileSource, file: ReleaseFile, folder: string): Promise<void> => {
  const target = join(folder, file.path);
  try {
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, verifiedFile(file, await open(file)), { flag: 'wx' });
  } catch (error) {
    throw explain(error, file);
  }
};

/**
 * Fetches files into a new folder below `incoming`, eight at a time, and checks the bytes of each on the way.
 * @returns the folder; nothing of it remains if anything fails.
 * @throws the result of `explain` for the first error
 */
export const fetchFiles = async (
  source: FileSource,
  files: readonly ReleaseFile[],
  incoming: string,
): Promise<string> => {
  await mkdir(incoming, { recursive: true });
  const folder = await mkdtemp(join(incoming, 'release-'));
  const queue = [...files];
  const work = async (): Promise<void> => {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) await fetchFile(source, file, folder);
  };
  const workers = Array.from({ length: AT_ONCE }, work);
  try {
    await Promise.all(workers);
    return folder;
  } catch (error) {
    queue.length = 0;
    // A file that is still being written would leave its folder behind.
    await Promise.allSettled(workers);
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
};
