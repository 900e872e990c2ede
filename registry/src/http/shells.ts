import { Readable } from 'node:stream';
import {
  descriptorAddress,
  FEED,
  FEED_LONGEST_WAIT_S,
  filesAddress,
  TELEMETRY,
  telemetrySchema,
} from '@sgc/contract/operations';
import { sectionNameSchema } from '@sgc/contract/section';
import { shellsOnly } from '@sgc/registry-access';
import { SHELL, versionSchema } from '@sgc/release-format';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Control } from '../control.ts';
import type { FeedSource } from '../feed/feed-source.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { STANDS_BY } from '../writer.ts';

const IMMUTABLE = 'private, max-age=31536000, immutable';

const waitSchema = z.object({ wait: z.catch(z.coerce.number().check(z.gte(0), z.lte(FEED_LONGEST_WAIT_S)), 0) });

/** PostgreSQL is asked only for names that a release can have. */
const releaseSchema = z.object({ section: z.union([sectionNameSchema, z.literal(SHELL)]), version: versionSchema });
const fileSchema = z.object({ digest: z.string().check(z.regex(/^[\w-]{64}$/)) });

export interface ShellRoutes {
  readonly token: string | undefined;
  readonly feed: FeedSource;
  readonly store: ReleaseStore;
  readonly control: () => Control | undefined;
}

/** Routes for shells: what is live, the releases that it consists of, and reports of how they fare. */
export const serveShells = (app: FastifyInstance, { token, feed, store, control }: ShellRoutes): void => {
  const guarded = { onRequest: shellsOnly(token) };

  app.get<{ Querystring: { wait?: string } }>(FEED, guarded, async (request, reply) => {
    const known = request.headers['if-none-match'];
    const { wait } = waitSchema.parse(request.query);
    const current = await feed.after(known, known === undefined ? 0 : wait * 1000);
    reply.header('cache-control', 'no-cache');
    if (current === undefined) return reply.code(503).send({ error: 'Nothing has been decided here yet.' });
    reply.header('etag', current.etag);
    return current.etag === known ? reply.code(304).send() : reply.type('application/json').send(current.text);
  });

  app.get(descriptorAddress(':section', ':version'), guarded, async (request, reply) => {
    const named = releaseSchema.safeParse(request.params);
    const text = named.success ? await store.descriptorText(named.data.section, named.data.version) : undefined;
    if (text === undefined) return reply.code(404).send({ error: 'There is no such release.' });
    return reply.header('cache-control', IMMUTABLE).type('application/json').send(text);
  });

  app.get(filesAddress(':section', ':version'), guarded, async (request, reply) => {
    const named = releaseSchema.safeParse(request.params);
    const described = named.success ? await store.described(named.data.section, named.data.version) : undefined;
    if (described === undefined) return reply.code(404).send({ error: 'There is no such release.' });
    const bytes = Readable.from(store.files.bytesOf(described.files), { objectMode: false });
    return reply.header('cache-control', IMMUTABLE).type('application/octet-stream').send(bytes);
  });

  // Shells of before the address above was there.
  app.get('/files/:digest', guarded, async (request, reply) => {
    const digest = fileSchema.safeParse(request.params).data?.digest;
    const bytes = digest === undefined ? undefined : await store.files.file(digest);
    if (digest === undefined || bytes === undefined) return reply.code(404).send({ error: 'There is no such file.' });
    return reply.header('cache-control', IMMUTABLE).type('application/octet-stream').send(bytes);
  });

  app.post(TELEMETRY, guarded, (request, reply) => {
    const deciding = control();
    if (deciding === undefined) return reply.code(503).send({ error: STANDS_BY });
    const parsed = telemetrySchema.safeParse(request.body);
    if (!parsed.success) return reply.code(400).send({ error: z.prettifyError(parsed.error) });
    for (const observation of parsed.data.observations.filter(deciding.isKept)) deciding.traffic.add(observation);
    return reply.code(204).send();
  });
};
