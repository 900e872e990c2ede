interface Rest {
  readonly until: number;
  readonly ms: number;
  readonly reason: string;
}

/** How long a set is left alone, at first and at the most, in milliseconds. */
export interface RestTimes {
  readonly firstMs: number;
  readonly longestMs: number;
}

/** Sets that could not be started, and until when they are left alone: longer after every failure in a row. */
export class Rests {
  readonly #rests = new Map<string, Rest>();

  /** Why a set is left alone now; undefined if it may be tried. */
  reason(set: string): string | undefined {
    const rest = this.#rests.get(set);
    return rest !== undefined && rest.until > Date.now() ? rest.reason : undefined;
  }

  /** Leaves a set alone for a while. */
  rest(set: string, reason: string, { firstMs, longestMs }: RestTimes): void {
    const last = this.#rests.get(set);
    const ms = Math.min(last === undefined ? firstMs : last.ms * 2, longestMs);
    this.#rests.set(set, { until: Date.now() + ms, ms, reason });
  }

  /** Milliseconds until the next set may be tried again; undefined if none is left alone. */
  get nextMs(): number | undefined {
    const waits = [...this.#rests.values()].map(({ until }) => until - Date.now()).filter((ms) => ms > 0);
    return waits.length === 0 ? undefined : Math.min(...waits);
  }

  clear(): void {
    this.#rests.clear();
  }
}
