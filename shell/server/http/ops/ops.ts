import { join } from 'node:path';
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { releaseStatus } from '../../releases/status.ts';
import { PEER_HEADER, type Peers } from '../peers.ts';
import type { ShellParts } from '../server.ts';
import { Authorization, OPS } from './authorization.ts';
import { serveOperations } from './operations.ts';
import { serveOpsPages } from './ops-pages.ts';
import { serveUploads } from './uploads.ts';

/** Everything below `/ops`: what operators and teams see and do. */
export const serveOps = async (
  app: FastifyInstance,
  parts: ShellParts & { readonly peers: Peers },
): Promise<Authorization> => {
  const { config, control, store, decisions, operations, operationsLog, previews, seal, access, peers, watch } = parts;
  const authorization = new Authorization(access, seal);
  const status = () => releaseStatus({ control, store, decisions, log: operationsLog });

  /** An operation holds for every replica; one that came from a replica has been passed on already. */
  const tellPeers = async (request: FastifyRequest): Promise<readonly string[]> => {
    if (request.headers[PEER_HEADER] !== undefined || request.person === undefined) return [];
    return peers.tell(request.raw.url ?? '', request.body, await authorization.onBehalfOf(request.person));
  };

  await app.register(async (ops) => {
    await ops.register(formbody);
    ops.get(`${OPS}/releases`, { onRequest: authorization.required }, (_request, reply) => reply.send(status()));
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
    });
  });
  return authorization;
};
