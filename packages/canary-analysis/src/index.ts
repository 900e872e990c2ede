export type { Verdict } from './sequential-test.ts';
export {
  type Tally,
  TrafficAnalysis,
  type TrafficAnalysisSettings,
  tallySchema,
  type Verdicts,
  type VersionTally,
} from './traffic-analysis.ts';
