import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ReleaseFile } from './descriptor.schema.ts';
import type { FileSource, WriteReleaseFile } from './file-source.ts';
import { verifiedFile } from './verified-file.ts';

/** Writes files below a folder; each folder is made once. */
const writerInto = (folder: string): WriteReleaseFile => {
  const made = new Map<string, Promise<unknown>>();
  return async (file, bytes) => {
    const target = join(folder, file.path);
    const parent = dirname(target);
    const making = made.get(parent) ?? mkdir(parent, { recursive: true });
    made.set(parent, making);
    await making;
    await writeFile(target, verifiedFile(file, bytes), { flag: 'wx' });
  };
};

/**
 * Fetches files into a new folder below `incoming`, and checks the bytes of each on the way.
 * @returns the folder; nothing of it remains if anything fails.
 * @throws what the source does
 */
export const fetchFiles = async (
  source: FileSource,
  files: readonly ReleaseFile[],
  incoming: string,
): Promise<string> => {
  await mkdir(incoming, { recursive: true });
  const folder = await mkdtemp(join(incoming, 'release-'));
  try {
    await source(files, writerInto(folder));
    return folder;
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
};
