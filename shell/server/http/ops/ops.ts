import { join } from 'node:path';
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Operation } from '../../releases/operations.ts';
import { releaseStatus } from '../../releases/status.ts';
import { PEER_HEADER } from '../peers.ts';
import type { ShellParts } from '../server.ts';
import { OPS } from './authorization.ts';
import { serveOperations } from './operations.ts';
import { serveOpsPages } from './ops-pages.ts';
import { serveKnowledge } from './replicas.ts';
import { serveUploads } from './uploads.ts';

/** Everything below `/ops`: what operators and teams see and do. */
export const serveOps = async (app: FastifyInstance, parts: ShellParts): Promise<void> => {
  const {
    config,
    control,
    store,
    decisions,
    operations,
    operationsLog,
    previews,
    releases,
    authorization,
    peers,
    watch,
  } = parts;
  const status = () => releaseStatus({ control, store, decisions, log: operationsLog });

  /** An operation holds for every replica; one that came from a replica has been passed on already. */
  const tellPeers = async (
    request: FastifyRequest,
    { what: _, ...fields }: Operation,
    why: string,
  ): Promise<readonly string[]> => {
    if (request.headers[PEER_HEADER] !== undefined || request.person === undefined) return [];
    const authorized = await authorization.onBehalfOf(request.person);
    return peers.tell(request.raw.url ?? '', { ...fields, why }, authorized);
  };

  await app.register(async (ops) => {
    await ops.register(formbody);
    // A name that stands for all replicas stands for this one too: it has done what it asks the others.
    ops.addHook('onRequest', (request, reply, done) => {
      if (request.headers[PEER_HEADER] === peers.id) reply.code(204).send();
      else done();
    });
    ops.get(`${OPS}/releases`, { onRequest: authorization.required }, (_request, reply) => reply.send(status()));
    serveKnowledge(ops, { control, store, decisions, authorization });
    const answerForm = serveOpsPages(ops, {
      control,
      authorization,
      status,
      watch,
      dealer: config.business.name,
    });
    serveOperations(ops, { control, operations, authorization, answerForm, tellPeers });
    await serveUploads(ops, {
      folder: join(config.releaseStore, '.uploads'),
      control,
      operations,
      previews,
      authorization,
      peers,
      releases,
    });
  });
};
