import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { SHARED_RELEASES } from '@sgc/contract/operations';
import { DESCRIPTOR_FILE, type StoredRelease, versionsOf } from '@sgc/release-format';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LiveSets } from '../live/live-sets.ts';

/** Answers with one file of a release, or its descriptor. */
const sendFile = (
  request: FastifyRequest,
  reply: FastifyReply,
  { descriptor, directory }: StoredRelease,
  path: string,
): FastifyReply => {
  if (path === DESCRIPTOR_FILE) {
    const text = JSON.stringify(descriptor);
    const tag = `"${createHash('sha256').update(text).digest('base64url')}"`;
    reply.header('etag', tag).header('cache-control', 'no-cache');
    return request.headers['if-none-match'] === tag
      ? reply.code(304).send()
      : reply.type('application/json').send(text);
  }
  const isListed = descriptor.files.some((file) => file.path === path);
  if (!isListed) return reply.code(404).send({ error: 'The release has no such file' });
  return reply.type('application/octet-stream').send(createReadStream(join(directory, path)));
};

/**
 * Hands out the live releases, whole: this site is then an origin of sections for another shell, such as that of a
 * developer who works on one section and takes the others from here, or of one that is to be tried against this site.
 */
export const serveLiveReleases = (app: FastifyInstance, sets: Pick<LiveSets, 'live'>): void => {
  app.get(SHARED_RELEASES, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ live: sets.live === undefined ? {} : versionsOf(sets.live.set) }),
  );
  app.get<{ Params: { section: string; '*': string } }>(`${SHARED_RELEASES}/:section/*`, (request, reply) => {
    const { section, '*': path } = request.params;
    const release = sets.live?.set.releases.find(({ descriptor }) => descriptor.section === section);
    if (release === undefined) return reply.code(404).send({ error: 'This section has no live release' });
    return sendFile(request, reply, release, path);
  });
};
