import { open, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { DESCRIPTOR_FILE, OriginUnavailable, Refusal, type ReleaseFile } from '@sgc/release-format';
import { Pool } from 'undici';

/** A larger descriptor is no descriptor. */
const DESCRIPTOR_LIMIT_BYTES = 2_000_000;

export type Look =
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'descriptor'; readonly text: string; readonly tag: string };

/** A place where a section's newest release appears. */
export interface ReleaseOrigin {
  readonly name: string;
  /** Reads the descriptor unless it is still the one that `tag` names. */
  look(tag: string | undefined): Promise<Look>;
  /** The bytes of one file of the release: what its place holds, which may be something else. */
  open(file: ReleaseFile): Promise<AsyncIterable<Uint8Array>>;
  close(): Promise<void>;
}

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/**
 * The file of a release in a folder; a link that leads out of the folder leads nowhere.
 * @throws Refusal
 */
const within = async (folder: string, path: string): Promise<string> => {
  const [root, file] = await Promise.all([realpath(folder), realpath(join(folder, path))]);
  if (!file.startsWith(`${root}${sep}`)) throw new Refusal('files', `${path} is a link that leads out of ${folder}`);
  return file;
};

/** Most bytes of a file that are read at once. */
const PIECE_BYTES = 1_000_000;

/** The bytes of a file, most often in one read; of a file that is larger than it should be no more than shows that. */
async function* piecesOf(path: string, size: number): AsyncGenerator<Uint8Array> {
  await using handle = await open(path);
  for (let wanted = size + 1; wanted > 0; ) {
    const piece = Buffer.allocUnsafe(Math.min(wanted, PIECE_BYTES));
    const { bytesRead } = await handle.read(piece);
    if (bytesRead > 0) yield piece.subarray(0, bytesRead);
    wanted -= bytesRead;
    const isWhole = wanted === 1 && bytesRead < piece.length;
    if (bytesRead === 0 || isWhole) return;
  }
}

/** A folder that a build writes into, its descriptor last. */
const folderOrigin = (folder: string): ReleaseOrigin => ({
  name: folder,
  look: async (tag) => {
    const file = join(folder, DESCRIPTOR_FILE);
    try {
      const { mtimeMs, size, ino } = await stat(file);
      const now = `${mtimeMs}-${size}-${ino}`;
      if (now === tag) return { kind: 'unchanged' };
      if (size > DESCRIPTOR_LIMIT_BYTES)
        throw new Refusal('descriptor', `${DESCRIPTOR_FILE} has ${size} bytes, more than ${DESCRIPTOR_LIMIT_BYTES}`);
      await using handle = await open(file);
      return { kind: 'descriptor', text: await handle.readFile('utf8'), tag: now };
    } catch (error) {
      if (isMissing(error)) return { kind: 'nothing' };
      if (error instanceof Refusal) throw error;
      throw new OriginUnavailable(`${folder} cannot be read: ${(error as Error).message}`);
    }
  },
  open: async ({ path, size }) => piecesOf(await within(folder, path), size),
  close: async () => undefined,
});

const LOOK_LIMIT_MS = 5000;
const FILE_LIMIT_MS = 20_000;

/**
 * The text of a descriptor that is sent, as long as it is no longer than one may be.
 * @throws Refusal
 */
const descriptorText = async (body: AsyncIterable<Uint8Array>): Promise<string> => {
  const limit = DESCRIPTOR_LIMIT_BYTES;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > limit) throw new Refusal('descriptor', `${DESCRIPTOR_FILE} has more than ${limit} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

type Headers = Readonly<Record<string, string>>;

/** A static host. Redirects are not followed: only this host is trusted with the section. */
export const httpOrigin = (address: URL, always: Headers = {}): ReleaseOrigin => {
  const pool = new Pool(address.origin, { connections: 4, connectTimeout: LOOK_LIMIT_MS });
  const base = address.pathname.replace(/\/$/, '');
  const get = async (path: string, limitMs: number, headers: Headers = {}) => {
    try {
      return await pool.request({
        method: 'GET',
        path: `${base}/${path}`,
        headers: { ...always, ...headers },
        signal: AbortSignal.timeout(limitMs),
      });
    } catch (error) {
      throw new OriginUnavailable(`${address.href} does not answer: ${(error as Error).message}`);
    }
  };
  return {
    name: address.href,
    look: async (tag) => {
      const { statusCode, headers, body } = await get(
        DESCRIPTOR_FILE,
        LOOK_LIMIT_MS,
        tag === undefined ? {} : { 'if-none-match': tag },
      );
      if (statusCode === 200) {
        const text = await descriptorText(body).catch((error: Error) => {
          if (error instanceof Refusal) throw error;
          throw new OriginUnavailable(`${address.href} did not finish its descriptor: ${error.message}`);
        });
        return { kind: 'descriptor', text, tag: String(headers.etag ?? text.length) };
      }
      await body.dump();
      if (statusCode === 304) return { kind: 'unchanged' };
      if (statusCode === 404) return { kind: 'nothing' };
      throw new OriginUnavailable(`${address.href} answers ${statusCode}`);
    },
    open: async ({ path }) => {
      const { statusCode, body } = await get(path, FILE_LIMIT_MS);
      if (statusCode === 200) return body;
      await body.dump();
      throw statusCode === 404
        ? new Refusal('files', `${path} is missing at ${address.href}`, { blameless: true })
        : new OriginUnavailable(`${address.href} answers ${statusCode} for ${path}`);
    },
    close: () => pool.close(),
  };
};

/** The origin at a place: a folder's path or an HTTP address. */
export const releaseOrigin = (place: URL | string): ReleaseOrigin =>
  typeof place === 'string' ? folderOrigin(place) : httpOrigin(place);
