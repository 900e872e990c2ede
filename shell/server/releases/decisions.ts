import { readFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import type { ReleaseDescriptor } from '@sgc/contract/release';
import * as z from 'zod/mini';
import { writeWhole } from './write-whole.ts';

const reasonSchema = z.object({ by: z.string(), at: z.string(), why: z.string() });
export type Reason = z.infer<typeof reasonSchema>;

const sectionDecisionsSchema = z.object({
  /** Nothing new of the section goes live. */
  held: z.optional(reasonSchema),
  /** The section stays at this version. */
  pinned: z.optional(z.extend(reasonSchema, { version: z.string() })),
  /** Versions that must not go live again. */
  barred: z._default(z.record(z.string(), reasonSchema), {}),
  /** Share of visitors in percent that a new version is shown to first; 0: all at once. */
  canaryPercent: z._default(z.int(), 0),
  /** When it was last decided about all of the above but the bars. */
  decidedAt: z.optional(z.string()),
  /** Versions that have been live, oldest first. */
  history: z._default(z.array(z.string()), []),
  /** When the newest release that has been live was built. */
  newestBuilt: z.optional(z.string()),
});
export type SectionDecisions = z.infer<typeof sectionDecisionsSchema>;

/** Decisions by section. */
export const decisionsSchema = z.record(z.string(), sectionDecisionsSchema);
export type AllDecisions = z.infer<typeof decisionsSchema>;

const NONE: SectionDecisions = { barred: {}, canaryPercent: 0, history: [] };

const REMEMBERED_VERSIONS = 50;

type Change = { [Name in keyof SectionDecisions]?: SectionDecisions[Name] | undefined };

/** A property that is `undefined` is taken back. */
const changed = (decisions: SectionDecisions, change: Change): SectionDecisions => {
  const merged = Object.entries({ ...decisions, ...change });
  return sectionDecisionsSchema.parse(Object.fromEntries(merged.filter(([, value]) => value !== undefined)));
};

const later = (one: string | undefined, other: string | undefined): string | undefined =>
  one === undefined || (other !== undefined && Date.parse(other) > Date.parse(one)) ? other : one;

/** What two replicas know of a section as one: of decisions that exclude one another the later holds, bars add up. */
export const mergeDecisions = (own: SectionDecisions, theirs: SectionDecisions): SectionDecisions => {
  const decidedAt = later(own.decidedAt, theirs.decidedAt);
  const { held, pinned, canaryPercent } = decidedAt === own.decidedAt ? own : theirs;
  return changed(own, {
    held,
    pinned,
    canaryPercent,
    decidedAt,
    barred: { ...theirs.barred, ...own.barred },
    history: own.history.length > 0 ? own.history : theirs.history,
    newestBuilt: later(own.newestBuilt, theirs.newestBuilt),
  });
};

/**
 * Whether one version of a section is to be shown rather than another: the one it is pinned to, one that is not barred,
 * or else the one that was built later. Never holds both ways, so that replicas that follow one another come to an end.
 */
export const isBetter = (
  one: Pick<ReleaseDescriptor, 'version' | 'builtAt'>,
  other: Pick<ReleaseDescriptor, 'version' | 'builtAt'> | undefined,
  { pinned, barred }: SectionDecisions,
): boolean => {
  if (other === undefined) return true;
  if (pinned !== undefined) return one.version === pinned.version && other.version !== pinned.version;
  const [isBarred, isOtherBarred] = [one, other].map(({ version }) => barred[version] !== undefined);
  // Who went back to a barred version did so on purpose, and on all replicas.
  if (isBarred || isOtherBarred) return !isBarred;
  return Date.parse(one.builtAt) > Date.parse(other.builtAt);
};

/** What people, or the shell in their place, decided about each section's versions. Outlives the process. */
export class Decisions {
  readonly #file: string;
  #sections: AllDecisions;

  private constructor(file: string, sections: AllDecisions) {
    this.#file = file;
    this.#sections = sections;
  }

  /** @throws if the file is there and cannot be read: going on without it could undo a rollback. */
  static async open(file: string): Promise<Decisions> {
    const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '{}';
      throw error;
    });
    return new Decisions(file, decisionsSchema.parse(JSON.parse(text)));
  }

  of(section: string): SectionDecisions {
    return this.#sections[section] ?? NONE;
  }

  get all(): AllDecisions {
    return this.#sections;
  }

  /** Decides, and resolves when the decision is on the disk. A property that is `undefined` is taken back. */
  async decide(section: string, change: Change): Promise<void> {
    this.#sections = { ...this.#sections, [section]: changed(this.of(section), change) };
    await this.#save();
  }

  /** Learns what another replica knows. */
  async merge(theirs: AllDecisions): Promise<void> {
    const merged = Object.entries(theirs).map(([section, one]) => [section, mergeDecisions(this.of(section), one)]);
    const sections = { ...this.#sections, ...Object.fromEntries(merged) };
    if (isDeepStrictEqual(sections, this.#sections)) return;
    this.#sections = sections;
    await this.#save();
  }

  #save(): Promise<void> {
    return writeWhole(this.#file, JSON.stringify(this.#sections, null, 1));
  }

  /** Remembers that a release went live. One that came back does not make what was built after it unbuilt. */
  async wentLive({ section, version, builtAt }: ReleaseDescriptor): Promise<void> {
    const { history, newestBuilt = builtAt } = this.of(section);
    await this.decide(section, {
      history: history.at(-1) === version ? history : [...history, version].slice(-REMEMBERED_VERSIONS),
      newestBuilt: Date.parse(builtAt) > Date.parse(newestBuilt) ? builtAt : newestBuilt,
    });
  }

  /** Versions to go back to, the latest first: they have been live, and nobody barred them. */
  earlier(section: string, than: string | undefined): string[] {
    const { history, barred } = this.of(section);
    const others = history.filter((version) => version !== than && barred[version] === undefined);
    return [...new Set(others.reverse())];
  }
}
