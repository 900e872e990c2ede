import type { FastifyInstance } from 'fastify';
import type { ReleaseControl } from '../releases/release-control.ts';
import type { DataRevisions } from './data-revisions.ts';

/** `/healthz`: the process answers. `/readyz`: what visitors need is there; if not, what is missing. */
export const serveHealth = (app: FastifyInstance, control: ReleaseControl, revisions: DataRevisions): void => {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'alive' }));
  app.get('/readyz', (_request, reply) => {
    const missing = [
      ...control.missing().map((section) => `a release of ${section}`),
      ...(revisions.reachable ? [] : ['the API']),
    ];
    return reply
      .header('cache-control', 'no-store')
      .code(missing.length === 0 ? 200 : 503)
      .send({ status: missing.length === 0 ? 'ready' : 'not ready', missing });
  });
};
