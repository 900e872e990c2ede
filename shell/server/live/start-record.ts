import { sectionNameSchema } from '@sgc/contract/section';
import { versionSchema } from '@sgc/release-format';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import { PersistedValue } from '../disk/persisted-value.ts';

/** Versions by section. */
export type Versions = Readonly<Record<string, string>>;

const versionsSchema = z.record(sectionNameSchema, versionSchema);

const recordSchema = z.object({
  /** Versions that were live last. */
  live: z.optional(versionsSchema),
  /** Versions that were live before those. */
  previous: z.optional(versionsSchema),
  /** Starts of a set that did not finish, by its id: the shell ended during them. */
  tries: z._default(z.record(versionSchema, z.int()), {}),
  /** The set whose pages this build of the shell has rendered last, all of them and without a failure. */
  passed: z.optional(versionSchema),
});
type Start = z.infer<typeof recordSchema>;

/** A set is left alone after this many starts that ended the shell. */
const TRIES = 3;

const isSame = (one: Versions, other: Versions | undefined): boolean =>
  other !== undefined && JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort());

/**
 * The live set and the one being tried, for the process after this one: it begins with the live set, and does not retry
 * for ever a set that ended the shell.
 */
export class StartRecord {
  readonly #kept: PersistedValue<Start>;
  #start: Start;

  private constructor(kept: PersistedValue<Start>, start: Start) {
    this.#kept = kept;
    this.#start = start;
  }

  static async open(file: string, log: Logger): Promise<StartRecord> {
    const { kept, value } = await PersistedValue.open<Start>(file, recordSchema as z.ZodMiniType<Start>, log);
    return new StartRecord(kept, value ?? { tries: {} });
  }

  get live(): Versions | undefined {
    return this.#start.live;
  }

  get previous(): Versions | undefined {
    return this.#start.previous;
  }

  /** How often the shell ended while it started a set. */
  triesOf(set: string): number {
    return this.#start.tries[set] ?? 0;
  }

  /** Whether a set may be started again. */
  mayTry(set: string): boolean {
    return this.triesOf(set) < TRIES;
  }

  /** Whether a version is one to go back to. */
  isRecorded(section: string, version: string): boolean {
    return this.live?.[section] === version || this.previous?.[section] === version;
  }

  /** Whether every page of a set was rendered before, by this very build: it is a part of the set. */
  hasPassed(set: string): boolean {
    return this.#start.passed === set;
  }

  passed(set: string): Promise<void> {
    return this.#keep({ passed: set });
  }

  /** Records a set that is about to be started. */
  trying(set: string): Promise<void> {
    return this.#keep({ tries: { ...this.#start.tries, [set]: this.triesOf(set) + 1 } });
  }

  /** The start of a set came to an end, a good or a bad one: the shell lives. */
  ended(set: string): Promise<void> {
    const { [set]: _, ...tries } = this.#start.tries;
    return this.#keep({ tries });
  }

  wentLive(versions: Versions): Promise<void> {
    const { live } = this.#start;
    if (isSame(versions, live)) return this.#keep({});
    return this.#keep({ live: { ...versions }, ...(live !== undefined && { previous: live }) });
  }

  #keep(change: Partial<Start>): Promise<void> {
    this.#start = { ...this.#start, ...change };
    return this.#kept.keep(this.#start);
  }
}
