import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import { parseDescriptor } from './checks.ts';
import { type Decisions, isBetter, type SectionDecisions } from './decisions.ts';
import { Refusal } from './refusal.ts';
import type { ReleaseControl } from './release-control.ts';
import type { ReleaseOrigin } from './release-origin.ts';
import { type StoredRelease, versionsOf } from './release-set.ts';

/** What a replica shows: versions by section, and what a share of its visitors sees in place of one. */
export const shownSchema = z.object({
  live: z.record(z.string(), z.string()),
  canary: z.nullable(z.object({ section: z.string(), version: z.string() })),
});
export type Shown = z.infer<typeof shownSchema>;

/** What this replica shows, as it tells the others. */
export const shownBy = ({ live, canary }: Pick<ReleaseControl, 'live' | 'canary'>): Shown => ({
  live: versionsOf(live.set),
  canary: canary === undefined ? null : { section: canary.section, version: canary.version },
});

/** Another replica. */
export interface Other {
  readonly shows: Shown;
  /** Where it has a version of a section. */
  readonly place: (section: string, version: string) => ReleaseOrigin;
}

/**
 * Takes in a version that another replica has. Its signature and its files are checked, nothing of it is run.
 * @throws Refusal, OriginUnavailable
 */
export const takeOver = async (
  control: Pick<ReleaseControl, 'gate' | 'takeFrom'>,
  origin: ReleaseOrigin,
  { section, version }: { readonly section: string; readonly version: string },
): Promise<StoredRelease> => {
  try {
    const seen = await origin.look(undefined);
    if (seen.kind !== 'descriptor') throw new Refusal('descriptor', `${origin.name} holds no release`);
    const descriptor = parseDescriptor(section, seen.text);
    if (descriptor.version !== version) throw new Refusal('version', `${origin.name} holds ${descriptor.version}`);
    control.gate.checkSigner(descriptor);
    return await control.takeFrom(origin, descriptor);
  } finally {
    await origin.close();
  }
};

export interface AdoptionParts {
  readonly control: ReleaseControl;
  readonly decisions: Decisions;
  readonly log: Logger;
}

const ACT = { who: 'shell', what: 'live', why: 'as other replicas show it' } as const;

/** A version that was refused here is not tried again for so long. */
const REFUSED_FOR_MS = 60_000;

/** Whether what is live of a section was frozen, or decided away, while this replica did not run. */
const isOvertaken = ({ held, pinned, barred }: SectionDecisions, live: string | undefined): boolean =>
  pinned === undefined && (held !== undefined || (live !== undefined && barred[live] !== undefined));

/**
 * Shows here what other replicas show and this one missed: it did not run, could not be told, or came later. Of two
 * versions that nobody decided away the one that was built later holds, so that all come to the same.
 */
export class Adoption {
  readonly #parts: AdoptionParts;
  readonly #refused = new LRUCache<string, true>({ max: 100, ttl: REFUSED_FOR_MS });

  constructor(parts: AdoptionParts) {
    this.#parts = parts;
  }

  /**
   * Follows the others where they are ahead. Call within `exclusively`.
   * @param starting what was overtaken is then shown as they show it, whatever was built later: they ran meanwhile.
   */
  async follow(others: readonly Other[], { starting }: { readonly starting: boolean }): Promise<void> {
    const { control } = this.#parts;
    const releases: StoredRelease[] = [];
    for (const { section } of control.watches) {
      const better = await this.#better(section, others, starting);
      if (better !== undefined) releases.push(better);
    }
    if (releases.length > 0) {
      const versions = releases.map(({ descriptor }) => descriptor.version);
      await this.#attempt(versions, () => control.replace(releases, ACT));
    }
    await this.#followDecisions();
    await this.#followCanary(others);
  }

  /** The best of what others show of a section, if it is better than what is live here. */
  async #better(section: string, others: readonly Other[], starting: boolean): Promise<StoredRelease | undefined> {
    const { control, decisions } = this.#parts;
    const decided = decisions.of(section);
    const live = control.live.set.releases.find(({ descriptor }) => descriptor.section === section);
    let best = live;
    for (const { shows, place } of others) {
      const version = shows.live[section];
      if (version === undefined || version === best?.descriptor.version) continue;
      const theirs = await this.#take(section, version, place);
      if (theirs === undefined) continue;
      const leads = starting && best === live && isOvertaken(decided, live?.descriptor.version);
      if (leads || isBetter(theirs.descriptor, best?.descriptor, decided)) best = theirs;
    }
    return best === live ? undefined : best;
  }

  async #followDecisions(): Promise<void> {
    const { control, decisions } = this.#parts;
    const { canary } = control;
    if (canary === undefined) return;
    const { barred, canaryPercent } = decisions.of(canary.section);
    if (barred[canary.version] !== undefined || canaryPercent === 0) await control.dropCanary();
    else if (canaryPercent !== canary.percent) control.widenCanary(canaryPercent);
  }

  /** Shows a share of the visitors what others show to that share. */
  async #followCanary(others: readonly Other[]): Promise<void> {
    const { control, decisions } = this.#parts;
    for (const { shows, place } of others) {
      if (control.canary !== undefined || shows.canary === null) continue;
      const { section, version } = shows.canary;
      const decided = decisions.of(section);
      const live = control.live.set.releases.find(({ descriptor }) => descriptor.section === section);
      if (live === undefined || decided.canaryPercent === 0 || decided.held !== undefined) continue;
      const theirs = await this.#take(section, version, place);
      if (theirs === undefined || !isBetter(theirs.descriptor, live.descriptor, decided)) continue;
      await this.#attempt([version], () => control.startCanary(theirs, decided.canaryPercent));
    }
  }

  /** A release of another replica, if it may be shown here. It may be older than what was live: so a rollback leaves it. */
  async #take(section: string, version: string, place: Other['place']): Promise<StoredRelease | undefined> {
    const { control } = this.#parts;
    if (control.watch(section) === undefined || this.#refused.has(version)) return undefined;
    return this.#attempt([version], async () => {
      const release = await takeOver(control, place(section, version), { section, version });
      await control.gate.admit(release.descriptor, undefined);
      return release;
    });
  }

  async #attempt<T>(versions: readonly string[], work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch (error) {
      const reason = (error as Error).message;
      this.#parts.log.error({ versions, reason }, 'what another replica shows could not be shown here');
      if (error instanceof Refusal) for (const version of versions) this.#refused.set(version, true);
      return undefined;
    }
  }
}
