import { readFile } from 'node:fs/promises';
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
  /** Versions that have been live, oldest first. */
  history: z._default(z.array(z.string()), []),
  /** When the newest release that has been live was built. */
  newestBuilt: z.optional(z.string()),
});
export type SectionDecisions = z.infer<typeof sectionDecisionsSchema>;

const decisionsSchema = z.record(z.string(), sectionDecisionsSchema);

const NONE: SectionDecisions = { barred: {}, canaryPercent: 0, history: [] };

const REMEMBERED_VERSIONS = 50;

/** What people, or the shell in their place, decided about each section's versions. Outlives the process. */
export class Decisions {
  readonly #file: string;
  #sections: Record<string, SectionDecisions>;

  private constructor(file: string, sections: Record<string, SectionDecisions>) {
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

  /** Decides, and resolves when the decision is on the disk. A property that is `undefined` is taken back. */
  async decide(section: string, change: { [Name in keyof SectionDecisions]?: SectionDecisions[Name] | undefined }) {
    const merged = { ...this.of(section), ...change };
    const kept = Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== undefined));
    this.#sections = { ...this.#sections, [section]: sectionDecisionsSchema.parse(kept) };
    await writeWhole(this.#file, JSON.stringify(this.#sections, null, 1));
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
