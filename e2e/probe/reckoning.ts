/** What was promised held against what is there. All but `acknowledged`, `stored` and `mailed` should be empty or 0. */
export interface Reckoning {
  readonly acknowledged: number;
  readonly stored: number;
  readonly mailed: number;
  /** Acknowledged, and not stored. */
  readonly lost: readonly string[];
  /** Stored, and not mailed. */
  readonly unmailed: readonly string[];
  /** Mailed more than once. */
  readonly mailedAgain: readonly string[];
}

/** Compares reference numbers of acknowledged messages, of stored ones, and of all mails that arrived. */
export const reckon = (
  acknowledged: readonly string[],
  stored: ReadonlySet<string>,
  arrived: readonly string[],
): Reckoning => {
  const mailed = new Map<string, number>();
  for (const reference of arrived) mailed.set(reference, (mailed.get(reference) ?? 0) + 1);
  const promised = new Set(acknowledged);
  return {
    acknowledged: promised.size,
    stored: stored.size,
    mailed: mailed.size,
    lost: [...promised].filter((reference) => !stored.has(reference)),
    unmailed: [...stored].filter((reference) => !mailed.has(reference)),
    mailedAgain: [...mailed].flatMap(([reference, times]) => (times > 1 ? [reference] : [])),
  };
};
