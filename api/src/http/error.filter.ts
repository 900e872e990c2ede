import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import { isDatabaseOutage } from '@sgc/database';
import type { FastifyReply } from 'fastify';
import type { Logger } from 'pino';
import { ApiRefusal, errorOf } from './api-error.ts';

/** The status that an error stands for: ours, Nest's, Fastify's, an outage, or a fault. */
export const statusOf = (error: unknown): number => {
  if (error instanceof HttpException) return error.getStatus();
  if (isDatabaseOutage(error)) return 503;
  if (error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number') return error.statusCode;
  return 500;
};

/** Every answer of 400 or more has the one shape; what went wrong inside goes to the log alone. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(private readonly logger: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    if (reply.sent) return;
    if (error instanceof ApiRefusal) {
      reply.status(error.status).headers(error.headers).send(error.body);
      return;
    }
    const status = statusOf(error);
    if (status >= 500) this.logger.error({ err: error }, 'A request failed');
    if (status === 503) reply.header('retry-after', '2');
    reply.status(status).send(errorOf(status));
  }
}
