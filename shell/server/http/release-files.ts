import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { DESCRIPTOR_FILE } from '@sgc/contract/release';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { ReleaseControl } from '../releases/release-control.ts';
import type { StoredRelease } from '../releases/release-set.ts';
import type { ReleaseStore } from '../releases/release-store.ts';

/** Where a site that shares its releases has them. */
export const SHARED_RELEASES = '/_releases';

const VERSION = /^[0-9a-f]{16}$/;

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
 * developer who works on one section and takes the others from here.
 */
export const serveLiveReleases = (app: FastifyInstance, control: ReleaseControl): void => {
  app.get<{ Params: { section: string; '*': string } }>(`${SHARED_RELEASES}/:section/*`, (request, reply) => {
    const { section, '*': path } = request.params;
    const release = control.live.set.releases.find(({ descriptor }) => descriptor.section === section);
    if (release === undefined) return reply.code(404).send({ error: 'This section has no live release' });
    return sendFile(request, reply, release, path);
  });
};

/** Hands out whatever release lies in the store, live or not, by its version. */
export const serveStoredReleases = (
  app: FastifyInstance,
  { control, store }: { readonly control: ReleaseControl; readonly store: ReleaseStore },
  place: string,
  options: RouteShorthandOptions,
): void => {
  app.get<{ Params: { section: string; version: string; '*': string } }>(
    `${place}/:section/:version/*`,
    options,
    async (request, reply) => {
      const { section, version, '*': path } = request.params;
      const isPossible = control.watch(section) !== undefined && VERSION.test(version);
      const release = isPossible ? await store.described(section, version) : undefined;
      if (release === undefined) return reply.code(404).send({ error: 'This release is not kept here' });
      return sendFile(request, reply, release, path);
    },
  );
};
