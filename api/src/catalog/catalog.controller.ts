import { Controller, Get, Headers, Inject, Param, Query, Res } from '@nestjs/common';
import type { Revisions } from '@sgc/contract/api';
import type { FastifyReply } from 'fastify';
import { ApiRefusal } from '../http/api-error.ts';
import { isUnchanged, sendRevised } from '../http/revised-answer.ts';
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
    const { revision, changedAt } = await this.catalog.state();
    reply.header('last-modified', changedAt.toUTCString());
    if (isUnchanged(known, revision)) return sendRevised(reply, revision, undefined);
    sendRevised(reply, revision, await (query ? this.catalog.part(query) : this.catalog.list(revision)));
  }

  @Get('vehicles/:id')
  async one(
    @Param('id') id: string,
    @Headers('if-none-match') known: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { revision } = await this.catalog.state();
    const vehicle = await this.catalog.find(id);
    if (!vehicle) throw new ApiRefusal(404, 'Vehicle not found', undefined, { 'cache-control': 'no-cache' });
    sendRevised(reply, revision, isUnchanged(known, revision) ? undefined : Buffer.from(JSON.stringify(vehicle)));
  }

  @Get('revisions')
  async revisions(@Res() reply: FastifyReply): Promise<void> {
    const revisions: Revisions = { catalog: (await this.catalog.state()).revision };
    reply.header('cache-control', 'no-store').send(revisions);
  }
}
