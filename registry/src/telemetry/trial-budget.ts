import { LRUCache } from 'lru-cache';

export interface TrialBudgetSettings {
  /** So many trials of one version count from one visitor within the window. */
  readonly trialsPerVisitor: number;
  readonly windowMs: number;
}

/** Addresses that are remembered at once; the ones not seen for longest are forgotten first. */
const LIMIT_ADDRESSES = 50_000;

interface Spent {
  trials: number;
  failures: number;
  /** Whether trials were turned away: later failures may be of these, so nothing counts any more. */
  full: boolean;
}

/** Trials that count, and how many of them failed. A failure may have come later than its trial. */
export interface Admitted {
  readonly trials: number;
  readonly failures: number;
}

const NOTHING: Admitted = { trials: 0, failures: 0 };

/** Sees to it that no address, be it of a visitor with a broken browser or of an attacker, decides about a version. */
export class TrialBudget {
  readonly #settings: TrialBudgetSettings;
  readonly #spent: LRUCache<string, Spent>;

  constructor(settings: TrialBudgetSettings, now: () => number = Date.now) {
    this.#settings = settings;
    this.#spent = new LRUCache({ max: LIMIT_ADDRESSES, ttl: settings.windowMs, ttlResolution: 0, perf: { now } });
  }

  /** @param key whose trials these are, and of what. */
  admit(key: string, trials: number, failures: number): Admitted {
    const spent = this.#spentBy(key);
    if (spent.full) return NOTHING;
    const admitted = Math.min(trials, this.#settings.trialsPerVisitor - spent.trials);
    spent.trials += admitted;
    spent.full = admitted < trials;
    const failed = Math.min(failures, spent.trials - spent.failures);
    spent.failures += failed;
    return { trials: admitted, failures: failed };
  }

  #spentBy(key: string): Spent {
    const known = this.#spent.get(key);
    if (known !== undefined) return known;
    const fresh = { trials: 0, failures: 0, full: false };
    this.#spent.set(key, fresh);
    return fresh;
  }
}
