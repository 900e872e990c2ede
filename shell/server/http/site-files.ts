import logo from '@sgc/illustrations/art/logo.svg?raw';
import type { FastifyInstance } from 'fastify';
import { FAVICON } from '../routing/fixed-addresses.ts';

const A_DAY = 'public, max-age=86400';

/** Files that browsers look for at fixed addresses. */
export const serveSiteFiles = (app: FastifyInstance): void => {
  app.get(FAVICON, (_request, reply) => reply.header('cache-control', A_DAY).type('image/svg+xml').send(logo));
};
