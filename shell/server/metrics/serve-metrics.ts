import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

export interface MetricsAccess {
  /** Whether every client may read this shell's metrics. */
  readonly isOpen: boolean;
  /** Token that clients have to show otherwise. */
  readonly token: string | undefined;
}

/** `GET /metrics` in Prometheus' words. */
export const serveMetrics = (app: FastifyInstance, metrics: Registry, { isOpen, token }: MetricsAccess): void => {
  const expected = token === undefined ? undefined : digest(`Bearer ${token}`);
  app.get('/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isOpen && expected === undefined)
      return reply.code(403).send({ error: 'Metrics are closed. Set METRICS_TOKEN, or OPEN_METRICS=true.' });
    if (!isOpen && expected !== undefined) {
      const isShown = timingSafeEqual(digest(request.headers.authorization ?? ''), expected);
      if (!isShown) return reply.code(401).header('www-authenticate', 'Bearer').send({ error: 'Show METRICS_TOKEN' });
    }
    return reply.type(metrics.contentType).send(await metrics.metrics());
  });
};
