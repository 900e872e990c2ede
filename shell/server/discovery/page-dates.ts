import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { writeWhole } from '../releases/write-whole.ts';

const recordSchema = z.record(z.string(), z.object({ digest: z.string(), changedAt: z.iso.datetime() }));
type Records = z.infer<typeof recordSchema>;

const digestOf = (content: string): string => createHash('sha256').update(content).digest('hex').slice(0, 16);

/**
 * Remembers since when each page says what it says. A new release or a change of data dates a page only if its own
 * content is another one: a date that is true is worth more to a search engine than one that is new.
 */
export class PageDates {
  readonly #file: string;
  readonly #known: Map<string, Records[string]>;
  #isSaved = true;

  private constructor(file: string, known: Records) {
    this.#file = file;
    this.#known = new Map(Object.entries(known));
  }

  /** What cannot be read is begun anew. */
  static async open(file: string): Promise<PageDates> {
    const text = await readFile(file, 'utf8').catch(() => '{}');
    try {
      return new PageDates(file, recordSchema.parse(JSON.parse(text)));
    } catch {
      return new PageDates(file, {});
    }
  }

  /**
   * When a page came to say this.
   * @param possibly the last time that anything changed that the page is made of.
   */
  changedAt(path: string, content: string, possibly: Date): Date {
    const digest = digestOf(content);
    const known = this.#known.get(path);
    if (known?.digest === digest) return new Date(known.changedAt);
    this.#known.set(path, { digest, changedAt: possibly.toISOString() });
    this.#isSaved = false;
    return possibly;
  }

  async save(): Promise<void> {
    if (this.#isSaved) return;
    this.#isSaved = true;
    await writeWhole(this.#file, JSON.stringify(Object.fromEntries(this.#known)));
  }
}
