import { readFile } from 'node:fs/promises';
import { shortDigest } from '@sgc/release-format';
import * as z from 'zod';
import { writeWhole } from '../disk/write-whole.ts';

const recordSchema = z.object({
  digest: z.string(),
  /** The state of each source, by its name, when the page was last seen. */
  madeOf: z.record(z.string(), z.string()),
  changedAt: z.iso.datetime().optional(),
});
const recordsSchema = z.record(z.string(), recordSchema);
type PageRecord = z.infer<typeof recordSchema>;

/** Something that a page is made of, such as a section's release or the catalog. */
export interface PageSource {
  readonly name: string;
  /** Differs whenever the source does. */
  readonly state: string;
  /** How and when it came into this state; undefined if unknown. */
  readonly change: SourceChange | undefined;
}

/** A source's last change, from which state and when. */
export interface SourceChange {
  readonly from: string;
  readonly at: Date;
}

/** The time of the change, if there was one alone; undefined if there were several, or its time is unknown. */
const timeOfChange = (before: PageRecord['madeOf'], sources: readonly PageSource[]): string | undefined => {
  const changed = sources.filter(({ name, state }) => before[name] !== state);
  const times = changed.map(({ name, change }) =>
    change?.from === before[name] ? change?.at.toISOString() : undefined,
  );
  const [time, ...others] = new Set(times);
  return others.length === 0 ? time : undefined;
};

/**
 * Remembers when the words of each page last changed. A search engine that finds one false date trusts none of a site's:
 * so a page has a date only if it was seen with other words before, and a single change of its sources explains the
 * difference. A page that is new here has no date.
 */
export class PageDates {
  readonly #file: string;
  readonly #known: Map<string, PageRecord>;
  #isSaved = true;

  private constructor(file: string, known: Readonly<Record<string, PageRecord>>) {
    this.#file = file;
    this.#known = new Map(Object.entries(known));
  }

  /** A file that cannot be read is begun anew. */
  static async open(file: string): Promise<PageDates> {
    const text = await readFile(file, 'utf8').catch(() => '{}');
    try {
      return new PageDates(file, recordsSchema.parse(JSON.parse(text)));
    } catch {
      return new PageDates(file, {});
    }
  }

  /** Takes in what a page says now and what it is made of. */
  see(path: string, content: string, sources: readonly PageSource[]): void {
    const digest = shortDigest(content);
    const madeOf = Object.fromEntries(sources.map(({ name, state }) => [name, state]));
    const known = this.#known.get(path);
    const changedAt = known?.digest === digest ? known.changedAt : known && timeOfChange(known.madeOf, sources);
    const record: PageRecord = { digest, madeOf, ...(changedAt !== undefined && { changedAt }) };
    if (JSON.stringify(record) === JSON.stringify(known)) return;
    this.#known.set(path, record);
    this.#isSaved = false;
  }

  /** When the page's words, as last seen, came to be; undefined if unknown. */
  changedAt(path: string): Date | undefined {
    const changedAt = this.#known.get(path)?.changedAt;
    return changedAt === undefined ? undefined : new Date(changedAt);
  }

  /** Saves new dates, or tries to again. */
  async save(): Promise<void> {
    if (this.#isSaved) return;
    this.#isSaved = true;
    try {
      await writeWhole(this.#file, JSON.stringify(Object.fromEntries(this.#known)));
    } catch (error) {
      this.#isSaved = false;
      throw error;
    }
  }
}
