import { createWriteStream } from 'node:fs';
import { access, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { Transform, type TransformCallback } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { OriginUnavailable, Refusal } from '../../releases/refusal.ts';
import { folderOrigin, type ReleaseOrigin } from '../../releases/release-origin.ts';

/** As much as all files of one release may have. */
export const UPLOAD_LIMIT_BYTES = 64_000_000;
const FORGOTTEN_AFTER_MS = 60 * 60 * 1000;
/** Uploads of one section that wait at a time; the oldest goes for one more. */
const WAITING_UPLOADS = 10;

/** Lets so many bytes through and no more. The rest is read and dropped: who sends it then reads why. */
class AtMost extends Transform {
  #left: number;

  constructor(bytes: number) {
    super();
    this.#left = bytes;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#left -= chunk.length;
    if (this.#left < 0) done();
    else done(null, chunk);
  }

  override _flush(done: TransformCallback): void {
    done(this.#left < 0 ? new Refusal('files', `an upload has at most ${UPLOAD_LIMIT_BYTES} bytes`) : null);
  }
}

const sizeOf = async (folder: string): Promise<number> => {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
};

/** Lets go of a section's uploads that nobody asked anything of, so that they cannot fill the disk. */
const removeForgotten = async (section: string, current: string): Promise<void> => {
  const others = (await readdir(section).catch(() => [])).map((name) => join(section, name));
  const waiting = await Promise.all(
    others
      .filter((folder) => folder !== current)
      .map(async (folder) => ({ folder, at: (await stat(folder).catch(() => undefined))?.mtimeMs ?? 0 })),
  );
  waiting.sort((one, other) => other.at - one.at);
  for (const [index, { folder, at }] of waiting.entries()) {
    const isForgotten = index >= WAITING_UPLOADS - 1 || Date.now() - at > FORGOTTEN_AFTER_MS;
    if (isForgotten) await rm(folder, { recursive: true, force: true });
  }
};

/**
 * Puts a file into an upload's folder, and lets go of uploads that nobody asked anything of.
 * @throws Refusal if the upload grows too large, OriginUnavailable if it cannot be stored for now.
 */
export const receive = async (folder: string, path: string, content: Readable): Promise<void> => {
  await removeForgotten(dirname(folder), folder);
  const target = join(folder, path);
  await mkdir(dirname(target), { recursive: true });
  const left = UPLOAD_LIMIT_BYTES - (await sizeOf(folder));
  await pipeline(content, new AtMost(left), createWriteStream(target)).catch((error: Error) => {
    if (error instanceof Refusal) throw error;
    throw new OriginUnavailable(`${path} could not be stored: ${error.message}`);
  });
};

/** An upload's folder as far as it is filled; the rest lies elsewhere, as when a load balancer chose where each file went. */
export const uploadedTo = (folder: string, elsewhere: ReleaseOrigin): ReleaseOrigin => {
  const here = folderOrigin(folder);
  return {
    name: 'the upload',
    look: async (tag) => {
      const seen = await here.look(tag);
      return seen.kind === 'nothing' ? elsewhere.look(tag) : seen;
    },
    open: async (path) => {
      const isHere = await access(join(folder, path)).then(
        () => true,
        () => false,
      );
      return (isHere ? here : elsewhere).open(path);
    },
    close: () => elsewhere.close(),
  };
};
