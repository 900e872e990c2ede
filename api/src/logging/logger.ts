import { type Logger, type LoggerOptions, pino, stdTimeFunctions } from 'pino';
import { requestContext } from '../http/request-context.ts';

/**
 * JSON lines on standard output. Bodies, query strings, addresses of visitors and SQL parameters are never logged: lines
 * carry what happened and the request's id, not who it happened to.
 */
export const loggerOptions = (level: string): LoggerOptions => ({
  level,
  base: { program: 'api' },
  timestamp: stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
  mixin: () => requestContext.getStore() ?? {},
  serializers: { err: describeError },
});

export const createLogger = (level: string): Logger => pino(loggerOptions(level));

/** What a log may say of an error: driver errors carry rows and parameters beside their message. */
const describeError = (error: Error & { code?: string }): Record<string, unknown> => ({
  name: error.name,
  code: error.code,
  message: error.message,
  stack: error.stack,
});
