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
  /** How and when it came into this state; undefined if nobody knows. */
  readonly change: SourceChange | undefined;
}

/** A source's last change, from which state and when. */
export interface SourceChange {
  readonly from: string;
  readonly at: Date;
}

/** When the only change came that there was; undefined if there were several, or nobody knows of one. */
const timeOfChange = (before: PageRecord['madeOf'], sources: readonly PageSource[]): string | undefined => {
  const changed = sources.filter(({ name, state }) => before[name] !== state);
  const times = changed.map(({ name, change }) =>
    change?.from === before[name] ? change?.at.toISOString() : undefined,
  );
  const [time, ...others] = new Set(times);
  return others.length === 0 ? time : undefined;
};

/**
 * Remembers since when each page says what it says. A search engine that finds a date false trusts none of a site's:
 * a page has a date only if it was seen to say something else before, and one change of what it is made of explains
 * that. Of a page that is new here nobody can tell how long it has been so.
 */
export class PageDates {
  readonly #file: string;
  readonly #known: Map<string, PageRecord>;
  #isSaved = true;

  private constructor(file: string, known: Readonly<Record<string, PageRecord>>) {
    this.#file = file;
    this.#known = new Map(Object.entries(known));
  }

  /** What cannot be read is begun anew. */
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

  /** When a page came to say what it said when it was last seen; undefined if that is unknown. */
  changedAt(path: string): Date | undefined {
    const changedAt = this.#known.get(path)?.changedAt;
    return changedAt === undefined ? undefined : new Date(changedAt);
  }

  /** Writes down what is new, or tries to again. */
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
