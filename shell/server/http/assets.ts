import { basename, dirname } from 'node:path';
import fastifyStatic from '@fastify/static';
import { ASSETS } from '@sgc/renderer/set';
import type { FastifyInstance } from 'fastify';

const YEAR = '1y';

/** The file that a public asset address stands for; undefined if no version that is kept has it. */
export type FindAsset = (owner: string, name: string) => string | undefined | Promise<string | undefined>;

/** Serves client files of every retained version. Their names change with their content, so browsers cache them for good. */
export const serveAssets = async (app: FastifyInstance, findAsset: FindAsset): Promise<void> => {
  await app.register(fastifyStatic, {
    // Each file lies below a folder of its own, which goes with the answer.
    root: import.meta.dirname,
    serve: false,
    preCompressed: true,
    immutable: true,
    maxAge: YEAR,
    index: false,
    dotfiles: 'deny',
  });
  app.get<{ Params: { owner: string; '*': string } }>(`${ASSETS}/:owner/*`, async (request, reply) => {
    const file = await findAsset(request.params.owner, request.params['*']);
    if (file !== undefined) return reply.sendFile(basename(file), dirname(file));
    return reply.code(404).type('text/plain').send('No such file.');
  });
};
