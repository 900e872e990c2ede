import type { Figures, Observation } from '@sgc/contract/operations';
import * as z from 'zod/mini';
import { type SequentialTestSettings, sequentialTest, type Verdict } from './sequential-test.ts';
import { type Admitted, TrialBudget, type TrialBudgetSettings } from './trial-budget.ts';

export interface TrafficAnalysisSettings extends SequentialTestSettings, TrialBudgetSettings {
  /** A version is only called worse if it failed for at least this many visitors. */
  readonly failingVisitors: number;
}

const count = z._default(z.int(), 0);

/** What has been counted of one version over all shells. */
export const tallySchema = z.object({
  views: count,
  failedViews: count,
  lostFiles: count,
  renders: count,
  failedRenders: count,
  /** What the verdict is about: the observations that the budgets of their visitors let through. */
  trials: count,
  failures: count,
  /** Visitors that it failed for, no more than the verdict asks for. */
  failedFor: z._default(z.array(z.string()), []),
});
export type Tally = z.infer<typeof tallySchema>;

/** A version and what was counted of it. */
export interface VersionTally {
  readonly section: string;
  readonly version: string;
  readonly tally: Tally;
}

type VersionListener = (section: string, version: string) => void;

const NOTHING: Tally = tallySchema.parse({});

const keyOf = (section: string, version: string): string => `${section}@${version}`;

/**
 * Counts how every version of every section fares, in browsers and on servers, over all shells, and says which one is
 * clearly worse than its predecessor.
 */
export class TrafficAnalysis {
  readonly #settings: TrafficAnalysisSettings;
  readonly #budget: TrialBudget;
  readonly #tallies = new Map<string, VersionTally>();
  readonly #changed = new Set<string>();
  /** How often each version was forgotten: budgets start anew then. */
  readonly #timesForgotten = new Map<string, number>();
  readonly #listeners: VersionListener[] = [];

  constructor(settings: TrafficAnalysisSettings, now: () => number = Date.now) {
    this.#settings = settings;
    this.#budget = new TrialBudget(settings, now);
  }

  /** Goes on from what was counted before. */
  restore(tallies: readonly VersionTally[]): void {
    for (const one of tallies) this.#tallies.set(keyOf(one.section, one.version), one);
  }

  /** Every version that anything is known of. */
  get known(): readonly VersionTally[] {
    return [...this.#tallies.values()];
  }

  /** Versions that were counted since this was asked before. */
  takeChanged(): VersionTally[] {
    const changed = [...this.#changed].map((key) => this.#tallies.get(key)).filter((one) => one !== undefined);
    this.#changed.clear();
    return changed;
  }

  /** What has been counted of a version; zeros if nothing has. */
  figures(section: string, version: string): Figures {
    const { views, failedViews, lostFiles, renders, failedRenders } = this.#tally(section, version);
    return { views, failedViews, lostFiles, renders, failedRenders };
  }

  /**
   * Whether a version fails clearly more often than its predecessor. Trials are views and renders; of each visitor only a
   * few count.
   * @param predecessor the version that was live before; undefined if there is none: the version is then held against the
   *   lowest rate that the settings know.
   */
  verdict(section: string, version: string, predecessor: string | undefined): Verdict {
    const tally = this.#tally(section, version);
    const before = predecessor === undefined ? NOTHING : this.#tally(section, predecessor);
    const verdict = sequentialTest(tally, before, this.#settings);
    const isOfFew = tally.failedFor.length < this.#settings.failingVisitors;
    return verdict === 'worse' && isOfFew ? 'undecided' : verdict;
  }

  /** Drops all versions but those that are kept. @returns those that went. */
  forgetAllBut(isKept: (section: string, version: string) => boolean): VersionTally[] {
    const forgotten = this.known.filter(({ section, version }) => !isKept(section, version));
    for (const { section, version } of forgotten) {
      const key = keyOf(section, version);
      this.#tallies.delete(key);
      this.#timesForgotten.set(key, (this.#timesForgotten.get(key) ?? 0) + 1);
    }
    return forgotten;
  }

  /** Calls back whenever trials of a version were counted: its verdict may be another one now. */
  onChange(listener: VersionListener): void {
    this.#listeners.push(listener);
  }

  /** Counts what a shell saw. */
  add(observation: Observation): void {
    const { section, version, visitor, views, failedViews, lostFiles, renders, failedRenders } = observation;
    const key = keyOf(section, version);
    const before = this.#tally(section, version);
    const admitted = this.#admit(key, observation);
    const isNewFailure = admitted.failures > 0 && !before.failedFor.includes(visitor);
    const tally: Tally = {
      views: before.views + views,
      failedViews: before.failedViews + failedViews,
      lostFiles: before.lostFiles + lostFiles,
      renders: before.renders + renders,
      failedRenders: before.failedRenders + failedRenders,
      trials: before.trials + admitted.trials,
      failures: before.failures + admitted.failures,
      failedFor: isNewFailure
        ? [...before.failedFor, visitor].slice(0, this.#settings.failingVisitors)
        : before.failedFor,
    };
    this.#tallies.set(key, { section, version, tally });
    this.#changed.add(key);
    if (admitted.trials + admitted.failures === 0) return;
    for (const listener of this.#listeners) listener(section, version);
  }

  #admit(key: string, { visitor, views, renders, failedViews, failedRenders }: Observation): Admitted {
    const budget = `${visitor} ${key} ${this.#timesForgotten.get(key) ?? 0}`;
    return this.#budget.admit(budget, views + renders, failedViews + failedRenders);
  }

  #tally(section: string, version: string): Tally {
    return this.#tallies.get(keyOf(section, version))?.tally ?? NOTHING;
  }
}
