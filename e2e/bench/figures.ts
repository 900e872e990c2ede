const at = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

/** The middle one of some figures. */
export const middle = (values: readonly number[]): number => at(values, 0.5);

/** The figure that one of twenty is above. */
export const p95 = (values: readonly number[]): number => at(values, 0.95);
