import type { Counting, Visited } from './counts.ts';

/** Views that are waited for at once; of more the oldest are forgotten, and do not count. */
const WAITING_VIEWS = 20_000;

interface OpenView {
  readonly due: number;
  readonly visits: readonly Visited[];
}

/** Views that have begun: each counts when it answers, or as silent when it has not answered in time. */
export class OpenViews {
  readonly #counting: Counting;
  readonly #limitMs: number;
  /** By token, the oldest first. */
  readonly #open = new Map<string, OpenView>();
  #timer: NodeJS.Timeout | undefined;

  /** @param limitMs a view that has not answered within this time after it began is silent. */
  constructor(counting: Counting, limitMs: number) {
    this.#counting = counting;
    this.#limitMs = limitMs;
  }

  begin(token: string, visits: readonly Visited[]): void {
    this.#open.set(token, { due: Date.now() + this.#limitMs, visits });
    const [oldest = ''] = this.#open.keys();
    if (this.#open.size > WAITING_VIEWS) this.#open.delete(oldest);
    this.#timer ??= setTimeout(() => this.#countSilent(), this.#limitMs).unref();
  }

  /** Counts a view that has answered, if it began here. */
  answer(token: string): void {
    const answered = this.#open.get(token);
    if (answered === undefined) return;
    this.#open.delete(token);
    this.#count(answered);
  }

  #countSilent(): void {
    this.#timer = undefined;
    const now = Date.now();
    for (const [token, view] of this.#open) {
      if (view.due > now) {
        this.#timer = setTimeout(() => this.#countSilent(), view.due - now).unref();
        return;
      }
      this.#open.delete(token);
      this.#count(view);
    }
  }

  #count({ visits }: OpenView): void {
    for (const visit of visits) this.#counting.count(visit, { openings: 1 });
  }
}
