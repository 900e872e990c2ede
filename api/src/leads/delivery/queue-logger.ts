import { Logger as QueueLogger } from 'graphile-worker';
import type { Logger } from 'pino';

const LEVELS = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;

/** The queue's lines through the one logger. */
export const queueLogger = (logger: Logger): QueueLogger =>
  new QueueLogger(({ taskIdentifier, jobId }) => (level, message) => {
    logger[LEVELS[level]]({ taskIdentifier, jobId }, message);
  });
