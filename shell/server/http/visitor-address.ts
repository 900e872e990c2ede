import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Where the visitor asks from, also once the visitor has gone: `ip` is undefined then. */
    visitorAddress: string;
  }
}

/** Of a visitor who went before the request was looked at. */
const UNKNOWN_ADDRESS = '0.0.0.0';

/** Notes where each request comes from before anything is waited for. */
export const noteVisitorAddresses = (app: FastifyInstance): void => {
  app.decorateRequest('visitorAddress', '');
  app.addHook('onRequest', (request, _reply, done) => {
    request.visitorAddress = request.ip ?? UNKNOWN_ADDRESS;
    done();
  });
};
