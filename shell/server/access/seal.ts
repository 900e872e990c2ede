import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { jwtVerify, SignJWT } from 'jose';
import { writeWhole } from '../releases/write-whole.ts';

const ALGORITHM = 'HS256';

/** What a sealed text is good for; one that was made for something else does not open. */
export type Purpose = 'preview' | 'operations';

/** Seals what a browser carries for the shell: nobody else can make it, nobody can change it, and it expires. */
export class Seal {
  readonly #secret: Uint8Array;

  constructor(secret: string) {
    this.#secret = new TextEncoder().encode(secret);
  }

  /** @param expires a time in milliseconds. */
  close(purpose: Purpose, content: Record<string, string>, expires: number): Promise<string> {
    return new SignJWT(content)
      .setProtectedHeader({ alg: ALGORITHM })
      .setAudience(purpose)
      .setExpirationTime(new Date(expires))
      .sign(this.#secret);
  }

  /** What was sealed, and until when it holds in milliseconds; undefined if the seal is not ours, or has expired. */
  async open(purpose: Purpose, text: string): Promise<{ content: unknown; expires: number } | undefined> {
    try {
      const { payload } = await jwtVerify(text, this.#secret, { algorithms: [ALGORITHM], audience: purpose });
      return { content: payload, expires: (payload.exp ?? 0) * 1000 };
    } catch {
      return undefined;
    }
  }
}

const SECRET_FILE = 'seal-secret';
const SECRET_BYTES = 32;

/** The secret that was set, or else one of this shell's own, made once and kept in its folder. */
export const openSeal = async (folder: string, secret: string | undefined): Promise<Seal> => {
  if (secret !== undefined) return new Seal(secret);
  const file = join(folder, SECRET_FILE);
  const kept = await readFile(file, 'utf8').catch(() => undefined);
  const own = kept ?? randomBytes(SECRET_BYTES).toString('base64url');
  if (kept === undefined) await writeWhole(file, own, 0o600);
  return new Seal(own);
};
