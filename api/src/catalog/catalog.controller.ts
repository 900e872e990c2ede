import { Controller, Get, Headers, Inject, Param, Query, Res } from '@nestjs/common';
import type { Revisions } from '@sgc/contract/api';
import type { FastifyReply } from 'fastify';
import { ApiRefusal } from '../http/api-error.ts';
import { isUnchanged, markStale, sendRevised } from '../http/revised-answer.ts';
import { CatalogService } from './catalog.service.ts';
import { readListQuery } from './list-query.ts';

@Controller('api')
export class CatalogController {
  constructor(@Inject(CatalogService) private readonly catalog: CatalogService) {}

  @Get('vehicles')
  async list(
    @Query() parameters: unknown,
    @Headers('if-none-match') known: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const query = readListQuery(parameters);
    const { snapshot, staleSeconds } = await this.catalog.current();
    const { revision, changedAt } = snapshot;
    markStale(reply, staleSeconds).header('last-modified', changedAt.toUTCString());
    if (isUnchanged(known, revision)) return sendRevised(reply, revision, undefined);
    sendRevised(reply, revision, query ? snapshot.part(query) : snapshot.list);
  }

  @Get('vehicles/:id')
  async one(
    @Param('id') id: string,
    @Headers('if-none-match') known: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { snapshot, staleSeconds } = await this.catalog.current();
    const vehicle = this.catalog.find(id, snapshot);
    if (!vehicle) throw new ApiRefusal(404, 'Vehicle not found', undefined, { 'cache-control': 'no-cache' });
    const { revision } = snapshot;
    sendRevised(markStale(reply, staleSeconds), revision, isUnchanged(known, revision) ? undefined : vehicle);
  }

  @Get('revisions')
  async revisions(@Res() reply: FastifyReply): Promise<void> {
    const revisions: Revisions = { catalog: (await this.catalog.state()).revision };
    reply.header('cache-control', 'no-store').send(revisions);
  }
}
