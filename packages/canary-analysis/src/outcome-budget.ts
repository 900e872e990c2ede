import { LRUCache } from 'lru-cache';

export interface OutcomeBudgetSettings {
  /** Outcomes of one version that count from one visitor within the window. */
  readonly outcomesPerVisitor: number;
  readonly windowMs: number;
}

/** Addresses that are remembered at once; the ones not seen for longest are forgotten first. */
const LIMIT_ADDRESSES = 50_000;

interface Spent {
  outcomes: number;
  failures: number;
  /** Whether outcomes were turned away: later failures may be among these, so nothing more counts. */
  full: boolean;
}

/** Outcomes that count, and how many of them are failures. A failure may be reported after its outcome was counted. */
export interface Admitted {
  readonly outcomes: number;
  readonly failures: number;
}

const NOTHING: Admitted = { outcomes: 0, failures: 0 };

/** Limits each address, so that no visitor with a broken browser and no attacker decides about a version alone. */
export class OutcomeBudget {
  readonly #settings: OutcomeBudgetSettings;
  readonly #spent: LRUCache<string, Spent>;

  constructor(settings: OutcomeBudgetSettings, now: () => number = Date.now) {
    this.#settings = settings;
    this.#spent = new LRUCache({ max: LIMIT_ADDRESSES, ttl: settings.windowMs, ttlResolution: 0, perf: { now } });
  }

  /** @param key the visitor, and what the outcomes are of. */
  admit(key: string, outcomes: number, failures: number): Admitted {
    const spent = this.#spentBy(key);
    if (spent.full) return NOTHING;
    const admitted = Math.min(outcomes, this.#settings.outcomesPerVisitor - spent.outcomes);
    spent.outcomes += admitted;
    spent.full = admitted < outcomes;
    const failed = Math.min(failures, spent.outcomes - spent.failures);
    spent.failures += failed;
    return { outcomes: admitted, failures: failed };
  }

  #spentBy(key: string): Spent {
    const known = this.#spent.get(key);
    if (known !== undefined) return known;
    const fresh = { outcomes: 0, failures: 0, full: false };
    this.#spent.set(key, fresh);
    return fresh;
  }
}
