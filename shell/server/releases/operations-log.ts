import { createHash } from 'node:crypto';
import { appendFile, readFile, rename, writeFile } from 'node:fs/promises';
import type { Logger } from 'pino';
import * as z from 'zod/mini';

const entrySchema = z.object({
  /** ISO 8601, UTC. */
  at: z.string(),
  /** Who did it: the holder of a token, `key …` for a signed release, or the shell itself. */
  who: z.string(),
  what: z.enum([
    'live',
    'refused',
    'rollback',
    'pin',
    'unpin',
    'hold',
    'unhold',
    'canary',
    'canary started',
    'promote',
    'preview',
    'tampering',
  ]),
  section: z.string(),
  version: z.optional(z.string()),
  /** The version that was live before. */
  from: z.optional(z.string()),
  why: z.string(),
});
export type LogEntry = z.infer<typeof entrySchema>;

const lineSchema = z.extend(entrySchema, { chain: z.string() });

/** What is done when another version of a section goes live, among other times. */
const GOING_LIVE: readonly LogEntry['what'][] = ['live', 'rollback', 'pin', 'promote'];

const START = '0'.repeat(64);

/** Each line carries a digest over itself and the line before: one that is changed, added or lost breaks the chain. */
const chained = (before: string, entry: LogEntry): string =>
  createHash('sha256')
    .update(`${before}\n${JSON.stringify(entry)}`)
    .digest('hex');

const lineOf = (entry: LogEntry, chain: string): string => `${JSON.stringify({ ...entry, chain })}\n`;

/** Reads a log as far as its chain holds. */
const readLog = (text: string): { readonly entries: LogEntry[]; readonly whole: boolean } => {
  const entries: LogEntry[] = [];
  let chain = START;
  for (const line of text.split('\n').filter((one) => one !== '')) {
    const parsed = lineSchema.safeParse(parseJson(line));
    if (!parsed.success) return { entries, whole: false };
    const { chain: said, ...rest } = parsed.data;
    const entry = entrySchema.parse(rest);
    chain = chained(chain, entry);
    if (said !== chain) return { entries, whole: false };
    entries.push(entry);
  }
  return { entries, whole: true };
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * What was done to releases, by whom, when and why. Sections' code runs in this process and could reach the file; what
 * the log says is therefore held here as well, and a file that says something else is put right and reported.
 */
export class OperationsLog {
  readonly #file: string;
  readonly #log: Logger;
  #entries: LogEntry[] = [];
  #text = '';
  #chain = START;
  #writing: Promise<void> = Promise.resolve();

  private constructor(file: string, log: Logger) {
    this.#file = file;
    this.#log = log;
  }

  static async open(file: string, log: Logger): Promise<OperationsLog> {
    const opened = new OperationsLog(file, log);
    const text = await readFile(file, 'utf8').catch(() => '');
    const { entries, whole } = readLog(text);
    for (const entry of entries) opened.#hold(entry);
    if (!whole) {
      await rename(file, `${file}.${Date.now()}.broken`);
      await writeFile(file, opened.#text, { flush: true });
      await opened.#report(
        'the log was changed or cut while the shell was not running; the old file is kept beside it',
      );
    }
    return opened;
  }

  /** Oldest first. */
  get entries(): readonly LogEntry[] {
    return this.#entries;
  }

  /** From which version, and when, a section's live one went live; undefined if that is not on record. */
  wentLive(section: string, version: string): { readonly from: string; readonly at: Date } | undefined {
    const shown = this.#entries.filter((entry) => entry.section === section && GOING_LIVE.includes(entry.what));
    // A version that is live already may be pinned: that it came is the first entry of the last row.
    const before = shown.findLastIndex((entry) => entry.version !== version);
    const [from, came] = [shown[before]?.version, shown[before + 1]];
    return from === undefined || came === undefined ? undefined : { from, at: new Date(came.at) };
  }

  /** Resolves when the entry is on the disk. */
  append(entry: LogEntry): Promise<void> {
    this.#writing = this.#writing.then(() => this.#append(entry));
    return this.#writing;
  }

  async #append(entry: LogEntry): Promise<void> {
    this.#log.info({ operation: entry }, 'release operation');
    try {
      const found = await readFile(this.#file, 'utf8').catch(() => '');
      if (found !== this.#text) {
        await writeFile(this.#file, this.#text, { flush: true });
        await this.#report('the log was changed by something else than the shell and has been put right');
      }
      await appendFile(this.#file, this.#hold(entry), { flush: true });
    } catch (error) {
      this.#log.error({ err: error }, 'the log of operations could not be written');
    }
  }

  async #report(why: string): Promise<void> {
    this.#log.error({ file: this.#file }, why);
    const entry = { at: new Date().toISOString(), who: 'shell', what: 'tampering', section: 'all', why } as const;
    await appendFile(this.#file, this.#hold(entry), { flush: true });
  }

  #hold(entry: LogEntry): string {
    this.#chain = chained(this.#chain, entry);
    const line = lineOf(entry, this.#chain);
    this.#entries.push(entry);
    this.#text += line;
    return line;
  }
}
