import type { LoggerService } from '@nestjs/common';
import type { Logger } from 'pino';

/** Nest's own lines through the one logger. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, context?: string): void {
    this.logger.debug({ context }, String(message));
  }

  warn(message: unknown, context?: string): void {
    this.logger.warn({ context }, String(message));
  }

  error(message: unknown, ...rest: unknown[]): void {
    if (message instanceof Error) this.logger.error({ err: message }, message.message);
    else this.logger.error({ context: rest.at(-1) }, String(message));
  }

  fatal(message: unknown, ...rest: unknown[]): void {
    this.logger.fatal({ context: rest.at(-1) }, String(message));
  }
}
