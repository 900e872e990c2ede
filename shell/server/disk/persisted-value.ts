import { readFile } from 'node:fs/promises';
import type { Logger } from 'pino';
import type * as z from 'zod/mini';
import { writeWhole } from './write-whole.ts';

/**
 * A value that outlives the process as far as the disk allows: written only when it changed. Trouble with the disk is
 * logged once, and the program goes on from memory.
 */
export class PersistedValue<T> {
  readonly #file: string;
  readonly #log: Logger;
  #text: string | undefined;
  #writing: Promise<void> = Promise.resolve();
  #isTold = false;

  private constructor(file: string, log: Logger, text: string | undefined) {
    this.#file = file;
    this.#log = log;
    this.#text = text;
  }

  /** Opens the value, and reads the kept one; undefined if there is none, or it is not valid. */
  static async open<T>(
    file: string,
    schema: z.ZodMiniType<T>,
    log: Logger,
  ): Promise<{ readonly kept: PersistedValue<T>; readonly value: T | undefined }> {
    const text = await readFile(file, 'utf8').catch(() => undefined);
    try {
      const value = text === undefined ? undefined : schema.parse(JSON.parse(text));
      return { kept: new PersistedValue(file, log, text), value };
    } catch {
      return { kept: new PersistedValue(file, log, undefined), value: undefined };
    }
  }

  /** Keeps a value; resolves when it is on the disk, or when it is clear that it cannot be. */
  keep(value: T): Promise<void> {
    const text = JSON.stringify(value);
    if (text === this.#text) return this.#writing;
    this.#text = text;
    this.#writing = this.#writing.then(() => this.#write(text));
    return this.#writing;
  }

  async #write(text: string): Promise<void> {
    try {
      await writeWhole(this.#file, text);
      this.#isTold = false;
    } catch (error) {
      // The same value is tried again with the next one that is kept.
      if (this.#text === text) this.#text = undefined;
      if (!this.#isTold)
        this.#log.error(
          { file: this.#file, reason: (error as Error).message },
          'cannot be written to the disk; going on from memory',
        );
      this.#isTold = true;
    }
  }
}
