/** Counts of outcomes, good and bad: of views, renders or visits. */
export interface Outcomes {
  readonly outcomes: number;
  /** How many of the outcomes were bad. */
  readonly failures: number;
}

/** What a version is compared with, and how sure the test has to be. Rates and probabilities are 0 to 1. */
export interface SequentialTestSettings {
  /** At most this share of versions that are as good as their predecessor are called worse. */
  readonly alpha: number;
  /** At most about this share of versions that are as bad as the test looks for are called healthy. */
  readonly beta: number;
  /** A version is as bad as the test looks for if it fails this many times as often as its predecessor … */
  readonly ratio: number;
  /** … and at least this much more often. */
  readonly difference: number;
  /** No predecessor counts as failing less often: one that never failed was lucky as well. */
  readonly floor: number;
  /** Before this many outcomes nothing is decided. */
  readonly minimumOutcomes: number;
}

export const DEFAULT_SEQUENTIAL_TEST: SequentialTestSettings = {
  alpha: 0.01,
  beta: 0.1,
  ratio: 3,
  difference: 0.1,
  floor: 0.02,
  minimumOutcomes: 20,
};

/** `undecided` asks for more outcomes. */
export type Verdict = 'worse' | 'healthy' | 'undecided';

/** The floor counts like this many outcomes of the predecessor: a few of its own say little. */
const FLOOR_WEIGHT_OUTCOMES = 20;

/** A rate of 1 would make one success impossible, and thereby a proof. */
const HIGHEST_RATE = 0.99;

/** The rate at which a predecessor is taken to fail. */
export const expectedRate = (
  { outcomes, failures }: Outcomes,
  { floor }: Pick<SequentialTestSettings, 'floor'>,
): number =>
  Math.min(
    Math.max(floor, (failures + FLOOR_WEIGHT_OUTCOMES * floor) / (outcomes + FLOOR_WEIGHT_OUTCOMES)),
    HIGHEST_RATE,
  );

/**
 * Wald's sequential probability ratio test: how much more likely a version's outcomes are if it is clearly worse than
 * its predecessor than if it is as good. It may be asked after every outcome: the likelihood ratio of a version that is as
 * good passes 1/alpha with a probability of at most alpha, however long one goes on looking.
 */
export const sequentialTest = (
  { outcomes, failures }: Outcomes,
  predecessor: Outcomes,
  settings: SequentialTestSettings = DEFAULT_SEQUENTIAL_TEST,
): Verdict => {
  if (outcomes < settings.minimumOutcomes) return 'undecided';
  const good = expectedRate(predecessor, settings);
  const bad = Math.min(Math.max(settings.ratio * good, good + settings.difference), (1 + HIGHEST_RATE) / 2);
  const evidence = failures * Math.log(bad / good) + (outcomes - failures) * Math.log((1 - bad) / (1 - good));
  if (evidence >= Math.log(1 / settings.alpha)) return 'worse';
  if (evidence <= Math.log(settings.beta / (1 - settings.alpha))) return 'healthy';
  return 'undecided';
};
