import { readFileSync, statSync } from 'node:fs';
import { accessFileSchema } from '@sgc/release-format';
import type { Logger } from 'pino';
import * as z from 'zod';
import { Access, badKeyOf } from './access.ts';

/** An access file looked at more often than this is not read again. */
const LOOK_AGAIN_MS = 500;

/** @throws with what is wrong. */
const read = (file: string): Access => {
  const parsed = accessFileSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) throw new Error(`${file} is no access file: ${z.prettifyError(parsed.error)}`);
  const badKey = badKeyOf(parsed.data);
  if (badKey !== undefined) throw new Error(`${file} is no access file: ${badKey}`);
  try {
    return new Access(parsed.data);
  } catch (error) {
    throw new Error(`${file} cannot be used: ${(error as Error).message}`);
  }
};

/** Who may sign and operate now: the access file is read anew when it changes, without a restart. */
export class AccessSource {
  readonly #file: string;
  readonly #log: Logger;
  #access: Access;
  #state = '';
  #lookedAt = 0;

  private constructor(file: string, log: Logger) {
    this.#file = file;
    this.#log = log;
    this.#state = this.#stateOfFile();
    this.#access = read(file);
  }

  /** @throws if the file cannot be read, or is no access file. */
  static open(file: string, log: Logger): AccessSource {
    return new AccessSource(file, log);
  }

  /** A file that became invalid is not followed: its previous content holds until it is mended. */
  get current(): Access {
    const now = Date.now();
    if (now - this.#lookedAt < LOOK_AGAIN_MS) return this.#access;
    this.#lookedAt = now;
    const state = this.#stateOfFile();
    if (state === this.#state) return this.#access;
    this.#state = state;
    try {
      this.#access = read(this.#file);
      this.#log.info({ file: this.#file }, 'the access file has changed and was read again');
    } catch (error) {
      this.#log.error({ reason: (error as Error).message }, 'the access file has changed and cannot be followed');
    }
    return this.#access;
  }

  #stateOfFile(): string {
    const stat = statSync(this.#file, { throwIfNoEntry: false });
    return stat === undefined ? 'none' : `${stat.mtimeMs} ${stat.size} ${stat.ino}`;
  }
}
