import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import {
  OriginUnavailable,
  Refusal,
  type ReleaseDescriptor,
  type ReleaseFile,
  VerifiedFile,
} from '@sgc/release-format';
import type { ReleaseOrigin } from './release-origin.ts';

const AT_ONCE = 8;

const fetchFile = async (origin: ReleaseOrigin, file: ReleaseFile, folder: string): Promise<void> => {
  const target = join(folder, file.path);
  await mkdir(dirname(target), { recursive: true });
  try {
    await pipeline(await origin.open(file.path), new VerifiedFile(file), createWriteStream(target, { flags: 'wx' }));
  } catch (error) {
    if (error instanceof Refusal || error instanceof OriginUnavailable) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new Refusal('files', `${file.path} is missing at ${origin.name}`, { blameless: true });
    throw new OriginUnavailable(`${file.path} could not be fetched from ${origin.name}: ${message}`);
  }
};

/**
 * Fetches every file of a release into a new folder and checks each on the way.
 * @returns the folder; nothing of it remains if anything fails.
 * @throws Refusal if a file is not what the descriptor says, OriginUnavailable if it cannot be had for now.
 */
export const fetchRelease = async (
  origin: ReleaseOrigin,
  { files }: ReleaseDescriptor,
  incoming: string,
): Promise<string> => {
  await mkdir(incoming, { recursive: true });
  const folder = await mkdtemp(join(incoming, 'release-'));
  const queue = [...files];
  const work = async (): Promise<void> => {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) await fetchFile(origin, file, folder);
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
