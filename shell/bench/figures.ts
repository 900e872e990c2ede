/** The middle of some figures. */
export const median = (figures: readonly number[]): number => {
  const ordered = [...figures].sort((a, b) => a - b);
  return ordered[Math.floor(ordered.length / 2)] ?? Number.NaN;
};

/** One line of the report: a ratio, what it has to be at least, and how far the rounds were apart. */
export const report = (name: string, ratios: readonly number[], atLeast: number): boolean => {
  const middle = median(ratios);
  const holds = middle >= atLeast;
  const range = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`;
  console.log(
    `${holds ? '✓' : '✗'} ${name}: ${middle.toFixed(2)} (${range} in ${ratios.length} rounds; at least ${atLeast})`,
  );
  return holds;
};
