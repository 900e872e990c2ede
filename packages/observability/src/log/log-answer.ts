import type { Logger } from 'pino';

/** What machines ask all the time. */
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

/** Whether a path is one that machines ask all the time: such requests are no news, and no trace. */
export const isPolled = (path: string): boolean => POLLED.has(path);

/** A request as the log tells it. */
export interface AnsweredRequest {
  readonly requestId: string;
  readonly method: string;
  /** Without its query; of the API its pattern, for its own addresses name messages. */
  readonly path: string;
  readonly status: number;
  readonly ms: number;
}

/** The one line of every request that was answered; of those that machines ask all the time it is for debugging only. */
export const logAnswer = (log: Pick<Logger, 'debug' | 'info'>, answered: AnsweredRequest): void =>
  log[isPolled(answered.path) ? 'debug' : 'info'](answered, 'request');
