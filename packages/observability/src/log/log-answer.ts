import type { Logger } from 'pino';

/** Paths that machines poll. */
const POLLED = new Set([
  '/healthz',
  '/readyz',
  '/metrics',
  '/feed',
  '/ops/metrics',
  '/api/health/live',
  '/api/health/ready',
  '/api/revisions',
]);

/** Whether machines poll a path: such requests are logged at debug and not traced. */
export const isPolled = (path: string): boolean => POLLED.has(path);

/** A request as the log holds it. */
export interface AnsweredRequest {
  readonly requestId: string;
  readonly method: string;
  /** Without its query; of the API its pattern, for its own addresses name messages. */
  readonly path: string;
  readonly status: number;
  readonly ms: number;
}

/** The one line of every answered request; for polled paths at debug only. */
export const logAnswer = (log: Pick<Logger, 'debug' | 'info'>, answered: AnsweredRequest): void =>
  log[isPolled(answered.path) ? 'debug' : 'info'](answered, 'request');
