import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';
import type { Registry } from 'prom-client';

/** `GET /metrics` in Prometheus' words, for whoever `authorize` lets through. */
export const serveMetrics = (app: FastifyInstance, metrics: Registry, authorize: preHandlerAsyncHookHandler): void => {
  app.get('/metrics', { preHandler: authorize }, async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.metrics()),
  );
};
