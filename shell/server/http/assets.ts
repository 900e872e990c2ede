import { Readable } from 'node:stream';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { ReleaseStore } from '../releases/release-store.ts';
import { ASSETS } from '../routing/page-resolution.ts';
import { PEER_HEADER, type Peers } from './peers.ts';

const YEAR = '1y';

/** Headers of another replica's answer that belong to the file. */
const FILE_HEADERS = ['content-type', 'cache-control', 'etag', 'last-modified'];

/** Serves client files of every kept version. Their names change with their content, so browsers keep them for good. */
export const serveAssets = async (
  app: FastifyInstance,
  store: Pick<ReleaseStore, 'asset'>,
  storeFolder: string,
  peers: Peers,
): Promise<void> => {
  await app.register(fastifyStatic, {
    root: storeFolder,
    serve: false,
    preCompressed: true,
    immutable: true,
    maxAge: YEAR,
    index: false,
    dotfiles: 'deny',
  });
  app.get<{ Params: { owner: string; '*': string } }>(`${ASSETS}/:owner/*`, async (request, reply) => {
    const file = store.asset(request.params.owner, request.params['*']);
    if (file !== undefined) return reply.sendFile(file.slice(storeFolder.length));
    const theirs = request.headers[PEER_HEADER] === undefined ? await peers.ask(request.raw.url ?? '') : undefined;
    if (theirs?.body == null) return reply.code(404).type('text/plain').send('No such file.');
    for (const name of FILE_HEADERS) {
      const value = theirs.headers.get(name);
      if (value !== null) reply.header(name, value);
    }
    return reply.send(Readable.fromWeb(theirs.body as import('node:stream/web').ReadableStream));
  });
};
