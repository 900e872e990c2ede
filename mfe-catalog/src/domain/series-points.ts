import type { Vehicle } from '@sgc/contract/catalog';

const SHOWN_POINTS = 3;

/** The amount that a text such as "45 mi" begins with. */
const amountOf = (text: string): number => Number.parseFloat(text);

const seats = (models: readonly Vehicle[]): string[] => {
  const counts = models.flatMap(({ specifications }) => specifications.seatingCapacity ?? []);
  const all = [...new Set(counts)].sort((a, b) => a - b);
  const most = all.pop();
  if (most === undefined) return [];
  return [all.length === 0 ? `${most} seats` : `${all.join(', ')} or ${most} seats`];
};

const farthest = (models: readonly Vehicle[]): string[] => {
  const ranges = models.flatMap(({ specifications }) => specifications.range ?? []);
  const best = ranges.sort((a, b) => amountOf(b) - amountOf(a))[0];
  if (best === undefined) return [];
  return [ranges.length === 1 && models.length === 1 ? `Range of ${best}` : `Up to ${best} of range`];
};

const speed = (models: readonly Vehicle[]): string[] => {
  // What one model's maker does not state is said of no series.
  const [first, ...others] = new Set(models.map(({ specifications }) => specifications.topSpeed));
  return first === undefined || others.length > 0 ? [] : [`Top speed of ${first}`];
};

/** Features by how many of the models have them, the earlier stated first. */
const shared = (models: readonly Vehicle[]): string[] => {
  const counts = new Map<string, number>();
  for (const feature of models.flatMap(({ features }) => features)) {
    counts.set(feature, (counts.get(feature) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a).map(([feature]) => feature);
};

const drive = (models: readonly Vehicle[]): string[] => {
  const drives = new Set(models.map(({ specifications }) => specifications.drive));
  const [only] = drives;
  return drives.size === 1 && typeof only === 'string' ? [only] : [];
};

/** Three points about a series, out of what its models' rows state and nothing else. */
export const seriesPoints = (models: readonly Vehicle[]): string[] =>
  [seats, farthest, speed, shared, drive].flatMap((rule) => rule(models)).slice(0, SHOWN_POINTS);
