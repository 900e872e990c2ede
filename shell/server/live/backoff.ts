interface Delay {
  readonly until: number;
  readonly ms: number;
  readonly reason: string;
}

/** How long a set is left alone, at first and at the most, in milliseconds. */
export interface BackoffTimes {
  readonly firstMs: number;
  readonly longestMs: number;
}

/** Sets that could not be started, and until when they are left alone: longer after every failure in a row. */
export class Backoff {
  readonly #delays = new Map<string, Delay>();

  /** Why a set is left alone now; undefined if it may be tried. */
  reason(set: string): string | undefined {
    const delay = this.#delays.get(set);
    return delay !== undefined && delay.until > Date.now() ? delay.reason : undefined;
  }

  /** Whether a set could not be started the last time. */
  hasFailed(set: string): boolean {
    return this.#delays.has(set);
  }

  /** Leaves a set alone for a while. */
  delay(set: string, reason: string, { firstMs, longestMs }: BackoffTimes): void {
    const last = this.#delays.get(set);
    const ms = Math.min(last === undefined ? firstMs : last.ms * 2, longestMs);
    this.#delays.set(set, { until: Date.now() + ms, ms, reason });
  }

  /** Milliseconds until the next set may be tried again; undefined if none is left alone. */
  get nextMs(): number | undefined {
    const waits = [...this.#delays.values()].map(({ until }) => until - Date.now()).filter((ms) => ms > 0);
    return waits.length === 0 ? undefined : Math.min(...waits);
  }

  clear(): void {
    this.#delays.clear();
  }
}
