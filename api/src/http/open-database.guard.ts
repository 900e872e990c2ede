import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { DatabaseOutage } from '@sgc/database';
import type { FastifyRequest } from 'fastify';
import type { DatabaseStart } from '../database/database-start.ts';

/** Says itself what is missing. */
const HEALTH = '/api/health/';

/** Refuses what needs the database until that is migrated. */
export class OpenDatabaseGuard implements CanActivate {
  constructor(private readonly start: DatabaseStart) {}

  canActivate(context: ExecutionContext): boolean {
    const { url } = context.switchToHttp().getRequest<FastifyRequest>();
    if (this.start.isOpen || url.startsWith(HEALTH)) return true;
    throw new DatabaseOutage('it was not there yet');
  }
}
