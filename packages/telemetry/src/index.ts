export type { Counting, Counts, Visited } from './counts.ts';
export { ErrorLog, type ErrorLogger } from './error-log.ts';
export { ErrorPlaces } from './error-places.ts';
export { type ReportParts, takeReports } from './reports.ts';
export { Telemetry, type VersionMetrics } from './telemetry.ts';
export { ViewTokens } from './view-tokens.ts';
