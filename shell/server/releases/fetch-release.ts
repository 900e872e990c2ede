import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform, type TransformCallback } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReleaseDescriptor, ReleaseFile } from '@sgc/contract/release';
import { OriginUnavailable, Refusal } from './refusal.ts';
import type { ReleaseOrigin } from './release-origin.ts';

const AT_ONCE = 8;

/** Lets exactly the bytes through that the descriptor promised, and fails on the first that is too many. */
class Verified extends Transform {
  readonly #file: ReleaseFile;
  readonly #hash = createHash('sha384');
  #size = 0;

  constructor(file: ReleaseFile) {
    super();
    this.#file = file;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#size += chunk.length;
    if (this.#size > this.#file.size) {
      done(this.#refusal(`has more than the ${this.#file.size} bytes it should have`));
      return;
    }
    this.#hash.update(chunk);
    done(null, chunk);
  }

  override _flush(done: TransformCallback): void {
    if (this.#size < this.#file.size) {
      done(this.#refusal(`has ${this.#size} bytes instead of ${this.#file.size}`));
      return;
    }
    const integrity = `sha384-${this.#hash.digest('base64')}`;
    done(integrity === this.#file.integrity ? null : this.#refusal('is not what its digest says'));
  }

  #refusal(what: string): Refusal {
    return new Refusal('files', `${this.#file.path} ${what}`, { blameless: true });
  }
}

const fetchFile = async (origin: ReleaseOrigin, file: ReleaseFile, folder: string): Promise<void> => {
  const target = join(folder, file.path);
  await mkdir(dirname(target), { recursive: true });
  try {
    await pipeline(await origin.open(file.path), new Verified(file), createWriteStream(target, { flags: 'wx' }));
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
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return folder;
  } catch (error) {
    queue.length = 0;
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
};
