import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Refusal, type ReleaseFile, VerifiedFile } from '@sgc/release-format';
import { type RegistryClient, RegistryUnavailable } from './registry-client.ts';

const AT_ONCE = 8;

/** Errors of the disk, in Node's words: no room, no right to write, or nothing but reading. */
const DISK_ERRORS = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EIO', 'ENOTDIR']);

/** Whether an error is the disk's. */
export const isDiskError = (error: unknown): boolean => DISK_ERRORS.has((error as NodeJS.ErrnoException).code ?? '');

const fetchFile = async (client: Pick<RegistryClient, 'file'>, file: ReleaseFile, folder: string): Promise<void> => {
  const target = join(folder, file.path);
  await mkdir(dirname(target), { recursive: true });
  try {
    await pipeline(
      await client.file(file.integrity),
      new VerifiedFile(file),
      createWriteStream(target, { flags: 'wx' }),
    );
  } catch (error) {
    if (error instanceof Refusal || error instanceof RegistryUnavailable || isDiskError(error)) throw error;
    throw new RegistryUnavailable(`${file.path} did not arrive: ${(error as Error).message}`);
  }
};

/**
 * Fetches files into a new folder below `incoming` and checks each on the way.
 * @returns the folder; nothing of it remains if anything fails.
 * @throws Refusal if a file is not what it should be, RegistryUnavailable, or what the disk says
 */
export const fetchFiles = async (
  client: Pick<RegistryClient, 'file'>,
  files: readonly ReleaseFile[],
  incoming: string,
): Promise<string> => {
  await mkdir(incoming, { recursive: true });
  const folder = await mkdtemp(join(incoming, 'release-'));
  const queue = [...files];
  const work = async (): Promise<void> => {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) await fetchFile(client, file, folder);
  };
  // Files under way are waited for: one that came later would lie in a folder that is gone.
  const results = await Promise.allSettled(
    Array.from({ length: AT_ONCE }, () =>
      work().catch((error: unknown) => {
        queue.length = 0;
        throw error;
      }),
    ),
  );
  const failed = results.find((result) => result.status === 'rejected');
  if (failed === undefined) return folder;
  await rm(folder, { recursive: true, force: true });
  throw failed.reason;
};
