/** The middle of some figures. */
export const median = (figures: readonly number[]): number => {
  const ordered = [...figures].sort((a, b) => a - b);
  return ordered[Math.floor(ordered.length / 2)] ?? Number.NaN;
};

/** The bound of a ratio. */
export type Bound = { readonly atLeast: number } | { readonly atMost: number };

/** One line of the report: a ratio, what it has to be, and how far the rounds were apart. */
export const report = (name: string, ratios: readonly number[], bound: Bound): boolean => {
  const middle = median(ratios);
  const holds = 'atLeast' in bound ? middle >= bound.atLeast : middle <= bound.atMost;
  const wanted = 'atLeast' in bound ? `at least ${bound.atLeast}` : `at most ${bound.atMost}`;
  const range = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`;
  const rounds = ratios.length === 1 ? '' : `${range} in ${ratios.length} rounds; `;
  console.log(`${holds ? '✓' : '✗'} ${name}: ${middle.toFixed(2)} (${rounds}${wanted})`);
  return holds;
};
