import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { DESCRIPTOR_FILE } from '@sgc/contract/release';
import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import type { ReleaseControl } from '../releases/release-control.ts';

/** Where a site that shares its releases has them. */
export const SHARED_RELEASES = '/_releases';

/**
 * Hands out the live releases, whole: this site is then an origin of sections for another shell, such as that of a
 * developer who works on one section and takes the others from here.
 */
export const serveReleaseFiles = (
  app: FastifyInstance,
  control: ReleaseControl,
  place: string,
  options: RouteShorthandOptions = {},
): void => {
  app.get<{ Params: { section: string; '*': string } }>(`${place}/:section/*`, options, (request, reply) => {
    const { section, '*': path } = request.params;
    const release = control.live.set.releases.find(({ descriptor }) => descriptor.section === section);
    if (release === undefined) return reply.code(404).send({ error: 'This section has no live release' });
    if (path === DESCRIPTOR_FILE) {
      const text = JSON.stringify(release.descriptor);
      const tag = `"${createHash('sha256').update(text).digest('base64url')}"`;
      reply.header('etag', tag).header('cache-control', 'no-cache');
      return request.headers['if-none-match'] === tag
        ? reply.code(304).send()
        : reply.type('application/json').send(text);
    }
    const isListed = release.descriptor.files.some((file) => file.path === path);
    if (!isListed) return reply.code(404).send({ error: 'The live release has no such file' });
    return reply.type('application/octet-stream').send(createReadStream(join(release.directory, path)));
  });
};
