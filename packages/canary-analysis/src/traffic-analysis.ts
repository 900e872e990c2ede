import type { Figures, Observation } from '@sgc/contract/operations';
import * as z from 'zod/mini';
import { type Admitted, OutcomeBudget, type OutcomeBudgetSettings } from './outcome-budget.ts';
import { type SequentialTestSettings, sequentialTest, type Verdict } from './sequential-test.ts';

export interface TrafficAnalysisSettings extends SequentialTestSettings, OutcomeBudgetSettings {
  /** A version is only called worse if it failed for at least this many visitors. */
  readonly failingVisitors: number;
}

const count = z._default(z.int(), 0);

/** The basis of a verdict: the observations within the budgets of their visitors. */
const evidenceSchema = z.object({
  outcomes: count,
  failures: count,
  /** Visitors that it failed for, no more than the verdict asks for. */
  failedFor: z._default(z.array(z.string()), []),
});
type Evidence = z.infer<typeof evidenceSchema>;

const NO_EVIDENCE: Evidence = { outcomes: 0, failures: 0, failedFor: [] };

/** Counts of one version over all shells. */
export const tallySchema = z.object({
  views: count,
  failedViews: count,
  lostFiles: count,
  renders: count,
  failedRenders: count,
  /** Of visits that began in browsers, those that count, and how many of them reported. */
  openings: count,
  answers: count,
  /** Pages that servers rendered. */
  server: z._default(evidenceSchema, NO_EVIDENCE),
  /** Pages that browsers reported; any client can claim to be a browser. */
  browser: z._default(evidenceSchema, NO_EVIDENCE),
});
export type Tally = z.infer<typeof tallySchema>;

/** A version and what was counted of it. */
export interface VersionTally {
  readonly section: string;
  readonly version: string;
  readonly tally: Tally;
}

/** The verdict on a version from each kind of observation. */
export interface Verdicts {
  /** From renders on the servers. */
  readonly server: Verdict;
  /** From reports of browsers. */
  readonly browser: Verdict;
  /** From views that opened and never reported. */
  readonly silence: Verdict;
  /** Of pages in servers and browsers together; healthy only once silent views would have shown as well. */
  readonly together: Verdict;
}

type VersionListener = (section: string, version: string) => void;

const NOTHING: Tally = tallySchema.parse({});

/** Visits that began and never reported. Reports may come before the count of what began. */
const silenceOf = ({ openings, answers }: Tally): Evidence => ({
  outcomes: openings,
  failures: Math.max(0, openings - answers),
  failedFor: [],
});

const sum = (one: Evidence, other: Evidence): Evidence => ({
  outcomes: one.outcomes + other.outcomes,
  failures: one.failures + other.failures,
  failedFor: [...new Set([...one.failedFor, ...other.failedFor])],
});

const keyOf = (section: string, version: string): string => `${section}@${version}`;

/**
 * Counts how every version of every section fares, in browsers and on servers, over all shells, and says which one is
 * clearly worse than its predecessor.
 */
export class TrafficAnalysis {
  readonly #settings: TrafficAnalysisSettings;
  readonly #budget: OutcomeBudget;
  readonly #tallies = new Map<string, VersionTally>();
  readonly #changed = new Set<string>();
  /** How often each version was forgotten: budgets start anew then. */
  readonly #timesForgotten = new Map<string, number>();
  readonly #listeners: VersionListener[] = [];

  constructor(settings: TrafficAnalysisSettings, now: () => number = Date.now) {
    this.#settings = settings;
    this.#budget = new OutcomeBudget(settings, now);
  }

  /** Goes on from what was counted before. */
  restore(tallies: readonly VersionTally[]): void {
    for (const one of tallies) this.#tallies.set(keyOf(one.section, one.version), one);
  }

  /** Every version with counts. */
  get known(): readonly VersionTally[] {
    return [...this.#tallies.values()];
  }

  /** Versions whose counts changed since the last call. */
  takeChanged(): VersionTally[] {
    const changed = [...this.#changed].map((key) => this.#tallies.get(key)).filter((one) => one !== undefined);
    this.#changed.clear();
    return changed;
  }

  /** Counts of a version; zeros if there are none. */
  figures(section: string, version: string): Figures {
    const tally = this.#tally(section, version);
    const { views, failedViews, lostFiles, renders, failedRenders } = tally;
    return { views, failedViews, lostFiles, renders, failedRenders, silentVisits: silenceOf(tally).failures };
  }

  /**
   * Whether a version fails clearly more often than its predecessor. Outcomes are those of views, renders and visits; of each
   * visitor only a few count.
   * @param predecessor the version that was live before; undefined if there is none: the version is then held against the
   *   lowest rate that the settings know.
   */
  verdicts(section: string, version: string, predecessor: string | undefined): Verdicts {
    const tally = this.#tally(section, version);
    const before = predecessor === undefined ? NOTHING : this.#tally(section, predecessor);
    const judge = (evidenceOf: (tally: Tally) => Evidence): Verdict => {
      const evidence = evidenceOf(tally);
      const verdict = sequentialTest(evidence, evidenceOf(before), this.#settings);
      const isOfFew = evidence.failedFor.length < this.#settings.failingVisitors;
      return verdict === 'worse' && isOfFew ? 'undecided' : verdict;
    };
    const { failingVisitors, outcomesPerVisitor, minimumOutcomes } = this.#settings;
    // Some visitors leave before anything is reported; only a predecessor's figures tell how many.
    const isKnown = before.openings >= minimumOutcomes;
    // More silent visits than this come from at least `failingVisitors` visitors.
    const isOfMany = silenceOf(tally).failures > outcomesPerVisitor * (failingVisitors - 1);
    const silence = sequentialTest(silenceOf(tally), silenceOf(before), this.#settings);
    const together = judge(({ server, browser }) => sum(server, browser));
    // Views that stay silent are counted a while after the others.
    const isEarly = together === 'healthy' && isKnown && silence !== 'healthy';
    return {
      server: judge(({ server }) => server),
      browser: judge(({ browser }) => browser),
      silence: isKnown && (silence !== 'worse' || isOfMany) ? silence : 'undecided',
      together: isEarly ? 'undecided' : together,
    };
  }

  /** Drops all versions but those that are kept. @returns the dropped ones. */
  forgetAllBut(isKept: (section: string, version: string) => boolean): VersionTally[] {
    const forgotten = this.known.filter(({ section, version }) => !isKept(section, version));
    for (const { section, version } of forgotten) {
      const key = keyOf(section, version);
      this.#tallies.delete(key);
      this.#timesForgotten.set(key, (this.#timesForgotten.get(key) ?? 0) + 1);
    }
    return forgotten;
  }

  /** Calls back whenever outcomes of a version were counted: its verdict may be another one now. */
  onChange(listener: VersionListener): void {
    this.#listeners.push(listener);
  }

  /** Counts what a shell saw. */
  add(observation: Observation): void {
    const { section, version, views, failedViews, lostFiles, renders, failedRenders } = observation;
    const key = keyOf(section, version);
    const before = this.#tally(section, version);
    const admit = (kind: string, outcomes: number, failures: number): Admitted =>
      this.#budget.admit(
        `${observation.visitor} ${key} ${this.#timesForgotten.get(key) ?? 0} ${kind}`,
        outcomes,
        failures,
      );
    const server = admit('server', renders, failedRenders);
    const browser = admit('browser', views, failedViews);
    const openings = admit('openings', observation.openings, 0).outcomes;
    const answers = admit('answers', observation.answers, 0).outcomes;
    const tally: Tally = {
      views: before.views + views,
      failedViews: before.failedViews + failedViews,
      lostFiles: before.lostFiles + lostFiles,
      renders: before.renders + renders,
      failedRenders: before.failedRenders + failedRenders,
      openings: before.openings + openings,
      answers: before.answers + answers,
      server: this.#with(before.server, server, observation.visitor),
      browser: this.#with(before.browser, browser, observation.visitor),
    };
    this.#tallies.set(key, { section, version, tally });
    this.#changed.add(key);
    const counted = [server, browser].reduce(
      (all, { outcomes, failures }) => all + outcomes + failures,
      openings + answers,
    );
    if (counted === 0) return;
    for (const listener of this.#listeners) listener(section, version);
  }

  #with({ outcomes, failures, failedFor }: Evidence, admitted: Admitted, visitor: string): Evidence {
    const isNew = admitted.failures > 0 && !failedFor.includes(visitor);
    return {
      outcomes: outcomes + admitted.outcomes,
      failures: failures + admitted.failures,
      failedFor: isNew ? [...failedFor, visitor].slice(0, this.#settings.failingVisitors) : failedFor,
    };
  }

  #tally(section: string, version: string): Tally {
    return this.#tallies.get(keyOf(section, version))?.tally ?? NOTHING;
  }
}
