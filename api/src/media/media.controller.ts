import { Controller, Get, Inject, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { withinLimit } from '../database/within-limit.ts';
import { ApiRefusal } from '../http/api-error.ts';
import { MediaEntity } from './media.entity.ts';
import { socialCard } from './social-card.ts';

const NAME = /^[0-9a-f]{32}-\d{3,4}\.(avif|webp|jpg)$/;

const TYPES: Record<string, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

@Controller('media')
export class MediaController {
  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  @Get(':name')
  async serve(@Param('name') name: string, @Res() reply: FastifyReply): Promise<void> {
    const found = await withinLimit(
      NAME.test(name)
        ? this.dataSource.getRepository(MediaEntity).findOneBy({ name })
        : socialCard(this.dataSource, name),
    );
    if (!found) throw new ApiRefusal(404, 'Picture not found');
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('etag', `"${found.name}"`)
      .type(TYPES[found.name.split('.')[1] ?? ''] ?? 'application/octet-stream')
      .send(found.bytes);
  }
}
