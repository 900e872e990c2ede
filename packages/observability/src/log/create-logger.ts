import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino';
import { describeError } from './describe-error.ts';

export interface LogSettings {
  readonly program: 'shell' | 'registry' | 'api';
  readonly level: string;
  /** Fields that are added to lines of code that does not know its request. */
  readonly context?: () => object;
}

/**
 * The log of a program: JSON lines with `level` in words, `time` in ISO 8601, `program` and `msg`; `requestId` for work on a
 * request, and `err` for a failure. No line holds a body, a query string, a visitor's address or SQL parameters.
 * @param destination standard output by default.
 */
export const createLogger = ({ program, level, context }: LogSettings, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: { program },
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: describeError },
      ...(context && { mixin: context }),
    },
    destination,
  );
