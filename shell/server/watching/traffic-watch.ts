import type { WebVital } from '../../src/reporting/report.schema.ts';
import { addressGroup } from './address-group.ts';
import { type SequentialTestSettings, sequentialTest, type Trials, type Verdict } from './sequential-test.ts';
import { TrialBudget, type TrialBudgetSettings } from './trial-budget.ts';

export interface TrafficWatchSettings extends SequentialTestSettings, TrialBudgetSettings {
  /** A version is only called worse if it failed for visitors of at least this many addresses. */
  readonly failingAddresses: number;
}

/** How one version of a section has fared in this process. */
export interface Figures {
  /** Pages shown in browsers in which its code took part, as far as they reported. */
  readonly views: number;
  /** Those in which its code failed. */
  readonly viewsWithError: number;
  /** Its scripts and styles that browsers could not load. */
  readonly failedChunks: number;
  /** Pages rendered on the server in which its code took part; a page answered from the cache is not rendered. */
  readonly renders: number;
  /** Those in which its code failed. */
  readonly failedRenders: number;
  /** When the first of these happened; undefined if nothing has. */
  readonly since: Date | undefined;
}

/** One observation: which version of which section it is of, and whose visit it happened in. */
export interface Observed {
  /** A section's name, or `shell`. */
  readonly section: string;
  readonly version: string;
  /** The visitor's network address. Kept only as long as the window of the budget. */
  readonly address: string;
}

/** What browsers observed of one version since their last report. */
export interface ViewCounts {
  readonly views: number;
  readonly failedViews: number;
  readonly lostFiles: number;
}

interface Record {
  /** Tells a record from one that was forgotten: budgets start anew with it. */
  readonly number: number;
  readonly section: string;
  readonly version: string;
  readonly since: Date;
  views: number;
  viewsWithError: number;
  failedChunks: number;
  renders: number;
  failedRenders: number;
  /** What the verdict is about: the observations that the budgets of their addresses let through. */
  readonly trials: { trials: number; failures: number };
  /** Addresses that it failed for, no more than the verdict asks for. */
  readonly failedFor: Set<string>;
}

type VersionListener = (section: string, version: string) => void;
type VitalListener = (section: string, version: string, vital: WebVital, value: number) => void;

const NO_TRIALS: Trials = { trials: 0, failures: 0 };

const keyOf = (section: string, version: string): string => `${section}@${version}`;

/**
 * Counts how every version of every section fares, in browsers and on the server, and says which one is clearly worse
 * than its predecessor. The counts live in the memory of one process: after a restart, and on every replica, they start
 * anew.
 */
export class TrafficWatch {
  readonly #settings: TrafficWatchSettings;
  readonly #now: () => Date;
  readonly #budget: TrialBudget;
  readonly #records = new Map<string, Record>();
  #lastNumber = 0;
  readonly #changeListeners: VersionListener[] = [];
  readonly #vitalListeners: VitalListener[] = [];
  readonly #forgetListeners: VersionListener[] = [];

  constructor(settings: TrafficWatchSettings, now: () => Date = () => new Date()) {
    this.#settings = settings;
    this.#now = now;
    this.#budget = new TrialBudget(settings, () => now().getTime());
  }

  /** Every version that anything is known of. */
  get watched(): readonly { readonly section: string; readonly version: string }[] {
    return [...this.#records.values()].map(({ section, version }) => ({ section, version }));
  }

  /** What has been counted of a version; zeros if nothing has. */
  figures(section: string, version: string): Figures {
    const record = this.#records.get(keyOf(section, version));
    const { views = 0, viewsWithError = 0, failedChunks = 0, renders = 0, failedRenders = 0, since } = record ?? {};
    return { views, viewsWithError, failedChunks, renders, failedRenders, since };
  }

  /**
   * Whether a version fails clearly more often than its predecessor. Trials are views and renders; of each visitor's
   * address only a few count.
   * @param predecessor the version that was live before; undefined if there is none, or none that ran in this process:
   *   the version is then held against the lowest rate that the settings know.
   */
  verdict(section: string, version: string, predecessor: string | undefined): Verdict {
    const record = this.#records.get(keyOf(section, version));
    const before = predecessor === undefined ? undefined : this.#records.get(keyOf(section, predecessor));
    const verdict = sequentialTest(record?.trials ?? NO_TRIALS, before?.trials ?? NO_TRIALS, this.#settings);
    const isOfFew = (record?.failedFor.size ?? 0) < this.#settings.failingAddresses;
    return verdict === 'worse' && isOfFew ? 'undecided' : verdict;
  }

  /** Drops all counts of a version, such as of one that is not kept any more or that goes live once more. */
  forget(section: string, version: string): void {
    if (!this.#records.delete(keyOf(section, version))) return;
    for (const listener of this.#forgetListeners) listener(section, version);
  }

  /** Drops all versions but those that are kept. */
  forgetAllBut(isKept: (section: string, version: string) => boolean): void {
    for (const { section, version } of this.watched) if (!isKept(section, version)) this.forget(section, version);
  }

  /** Calls back whenever trials of a version were counted: its verdict may be another one now. */
  onChange(listener: VersionListener): void {
    this.#changeListeners.push(listener);
  }

  /** Calls back with every web vital that is reported: milliseconds, but for CLS. */
  onVital(listener: VitalListener): void {
    this.#vitalListeners.push(listener);
  }

  /** Calls back when the counts of a version are dropped. */
  onForget(listener: VersionListener): void {
    this.#forgetListeners.push(listener);
  }

  /** Counts what a browser reports of a version. */
  countViews(observed: Observed, { views, failedViews, lostFiles }: ViewCounts): void {
    const record = this.#recordOf(observed);
    record.views += views;
    record.viewsWithError += failedViews;
    record.failedChunks += lostFiles;
    this.#try(observed, record, views, failedViews);
  }

  /** Counts a page that the server rendered, or could not render because of this version. */
  countRender(observed: Observed, failed: boolean): void {
    const record = this.#recordOf(observed);
    record.renders += 1;
    record.failedRenders += failed ? 1 : 0;
    this.#try(observed, record, 1, failed ? 1 : 0);
  }

  /** Passes on a web vital. */
  noteVital(section: string, version: string, vital: WebVital, value: number): void {
    for (const listener of this.#vitalListeners) listener(section, version, vital, value);
  }

  #recordOf({ section, version }: Observed): Record {
    const key = keyOf(section, version);
    const known = this.#records.get(key);
    if (known !== undefined) return known;
    const counts = { views: 0, viewsWithError: 0, failedChunks: 0, renders: 0, failedRenders: 0 };
    const trials = { trials: 0, failures: 0 };
    this.#lastNumber += 1;
    const number = this.#lastNumber;
    const fresh: Record = { number, section, version, since: this.#now(), ...counts, trials, failedFor: new Set() };
    this.#records.set(key, fresh);
    return fresh;
  }

  #try({ section, version, address }: Observed, record: Record, trials: number, failures: number): void {
    const source = addressGroup(address);
    const admitted = this.#budget.admit(`${source} ${record.number}`, trials, failures);
    record.trials.trials += admitted.trials;
    record.trials.failures += admitted.failures;
    if (admitted.failures > 0 && record.failedFor.size < this.#settings.failingAddresses) record.failedFor.add(source);
    if (admitted.trials + admitted.failures === 0) return;
    for (const listener of this.#changeListeners) listener(section, version);
  }
}
