import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { ReleaseStore } from '../releases/release-store.ts';
import { ASSETS } from '../routing/page-resolution.ts';

const YEAR = '1y';

/** Serves client files of every kept version. Their names change with their content, so browsers keep them for good. */
export const serveAssets = async (app: FastifyInstance, store: ReleaseStore, storeFolder: string): Promise<void> => {
  await app.register(fastifyStatic, {
    root: storeFolder,
    serve: false,
    preCompressed: true,
    immutable: true,
    maxAge: YEAR,
    index: false,
    dotfiles: 'deny',
  });
  app.get<{ Params: { owner: string; '*': string } }>(`${ASSETS}/:owner/*`, (request, reply) => {
    const file = store.asset(request.params.owner, request.params['*']);
    if (file === undefined) return reply.code(404).type('text/plain').send('No such file.');
    return reply.sendFile(file.slice(storeFolder.length));
  });
};
