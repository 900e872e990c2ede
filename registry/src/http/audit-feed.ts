import { AUDIT_FEED } from '@sgc/contract/operations';
import { atomFeed } from '@sgc/operators-pages';
import type { Authorization } from '@sgc/registry-access';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import * as z from 'zod/mini';
import { latestEntries } from '../state/audit-entries.ts';

const ENTRIES = 100;

/** `?before=101`: the lines before that one. */
const querySchema = z.object({ before: z.optional(z.coerce.number().check(z.int(), z.positive())) });

export interface AuditFeedParts {
  readonly pool: pg.Pool;
  readonly authorization: Authorization;
  readonly dealer: string;
  readonly origin: string;
}

/** `GET /ops/feed.atom`: the audit log for readers of feeds, from any instance: what stands there was decided. */
export const serveAuditFeed = (app: FastifyInstance, { pool, authorization, dealer, origin }: AuditFeedParts): void => {
  app.get(AUDIT_FEED, { onRequest: authorization.required }, async (request, reply) => {
    const query = querySchema.safeParse(request.query);
    if (!query.success) return reply.code(400).send({ error: 'before: is the number of a line' });
    const found = await latestEntries(pool, ENTRIES + 1, query.data.before);
    const entries = found.slice(0, ENTRIES);
    return reply
      .type('application/atom+xml; charset=utf-8')
      .send(atomFeed({ entries, hasMore: found.length > ENTRIES, dealer, origin }));
  });
};
