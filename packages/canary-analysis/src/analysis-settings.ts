import * as z from 'zod';
import { DEFAULT_SEQUENTIAL_TEST } from './sequential-test.ts';
import type { TrafficAnalysisSettings } from './traffic-analysis.ts';

const probability = z.coerce.number().gt(0).lt(1);

/** Settings of the analysis of what is live. */
export const analysisEnvironment = {
  WATCH_ALPHA: probability.default(DEFAULT_SEQUENTIAL_TEST.alpha),
  WATCH_BETA: probability.default(DEFAULT_SEQUENTIAL_TEST.beta),
  WATCH_RATIO: z.coerce.number().gt(1).max(100).default(DEFAULT_SEQUENTIAL_TEST.ratio),
  WATCH_DIFFERENCE: probability.default(DEFAULT_SEQUENTIAL_TEST.difference),
  WATCH_FLOOR: probability.default(DEFAULT_SEQUENTIAL_TEST.floor),
  WATCH_MINIMUM_OUTCOMES: z.coerce.number().int().min(1).max(10_000).default(DEFAULT_SEQUENTIAL_TEST.minimumOutcomes),
  /** Outcomes of one version that count from one visitor within the window. */
  WATCH_OUTCOMES_PER_ADDRESS: z.coerce.number().int().min(1).max(1000).default(3),
  WATCH_WINDOW_MS: z.coerce.number().int().min(1000).max(86_400_000).default(600_000),
  /** Number of visitors with failures before a version is called worse. */
  WATCH_FAILING_ADDRESSES: z.coerce.number().int().min(1).max(1000).default(3),
};

const environmentSchema = z.object(analysisEnvironment);

export const analysisSettings = (environment: z.infer<typeof environmentSchema>): TrafficAnalysisSettings => ({
  alpha: environment.WATCH_ALPHA,
  beta: environment.WATCH_BETA,
  ratio: environment.WATCH_RATIO,
  difference: environment.WATCH_DIFFERENCE,
  floor: environment.WATCH_FLOOR,
  minimumOutcomes: environment.WATCH_MINIMUM_OUTCOMES,
  outcomesPerVisitor: environment.WATCH_OUTCOMES_PER_ADDRESS,
  windowMs: environment.WATCH_WINDOW_MS,
  failingVisitors: environment.WATCH_FAILING_ADDRESSES,
});
