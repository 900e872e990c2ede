import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { SITE_FILES } from '@sgc/contract/addresses';
import logo from '@sgc/illustrations/art/logo.svg?raw';
import type { FastifyInstance } from 'fastify';

/** Where the build drew them, seen from the built server. */
export const SITE_FOLDER = fileURLToPath(new URL('../site', import.meta.url));

const A_DAY = 'public, max-age=86400';

/** Serves the icons and the cards for shared links that the build drew; other sites may show them. */
export const serveSiteFiles = async (app: FastifyInstance): Promise<void> => {
  app.get(SITE_FILES.favicon, (_request, reply) =>
    reply.header('cache-control', A_DAY).type('image/svg+xml').send(logo),
  );
  await app.register(fastifyStatic, {
    root: SITE_FOLDER,
    wildcard: false,
    decorateReply: false,
    index: false,
    maxAge: '1d',
    setHeaders: (reply) => reply.header('cross-origin-resource-policy', 'cross-origin'),
  });
};
