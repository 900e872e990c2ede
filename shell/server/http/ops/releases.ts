import type { FastifyInstance } from 'fastify';
import type { ReleaseControl } from '../../releases/release-control.ts';

/** `GET /ops/releases`: the live set, and of each section its origin, its kept versions and what was refused and why. */
export const serveReleaseStatus = (app: FastifyInstance, control: ReleaseControl): void => {
  app.get('/ops/releases', (_request, reply) => reply.header('cache-control', 'no-store').send(control.status()));
};
