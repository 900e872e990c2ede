/** How a kind of request fared: how often each status came, `failed` for none, and the slowest answer. */
export class Tally {
  readonly statuses: Record<string, number> = {};
  worstMs = 0;
  /** When the last answer as it should be came. */
  lastGoodAt = 0;
  /** When the last other one came. */
  lastBadAt = 0;

  add(status: number | 'failed', ms: number, isGood: boolean): void {
    this.statuses[status] = (this.statuses[status] ?? 0) + 1;
    this.worstMs = Math.max(this.worstMs, Math.round(ms));
    if (isGood) this.lastGoodAt = Date.now();
    else this.lastBadAt = Date.now();
  }
}
