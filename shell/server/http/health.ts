import { readinessSchema } from '@sgc/contract/api';
import type { FastifyInstance } from 'fastify';
import type { ReleaseControl } from '../releases/release-control.ts';
import type { DataRevisions } from './data-revisions.ts';

const LIMIT_MS = 1000;

/** What stops nobody's visit and still needs a person; nothing where the API does not say. */
const readAttention = async (apiOrigin: string): Promise<string[]> => {
  try {
    const answer = await fetch(new URL('/api/health/ready', apiOrigin), { signal: AbortSignal.timeout(LIMIT_MS) });
    const { undeliverableLeads, undeliverableReceipts } = readinessSchema.parse(await answer.json());
    return [
      ...(undeliverableLeads > 0 ? [`${undeliverableLeads} leads could not be mailed to the dealer`] : []),
      ...(undeliverableReceipts > 0 ? [`${undeliverableReceipts} receipts could not be mailed to visitors`] : []),
    ];
  } catch {
    return [];
  }
};

/** `/healthz`: the process answers. `/readyz`: what visitors need is there; if not, what is missing; and what a person should look at. */
export const serveHealth = (
  app: FastifyInstance,
  control: ReleaseControl,
  revisions: DataRevisions,
  apiOrigin: string,
): void => {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'alive' }));
  app.get('/readyz', async (_request, reply) => {
    const missing = [
      ...control.missing().map((section) => `a release of ${section}`),
      ...(revisions.reachable ? [] : ['the API']),
    ];
    const attention = revisions.reachable ? await readAttention(apiOrigin) : [];
    return reply
      .header('cache-control', 'no-store')
      .code(missing.length === 0 ? 200 : 503)
      .send({
        status: missing.length === 0 ? 'ready' : 'not ready',
        missing,
        ...(attention.length > 0 && { attention }),
      });
  });
};
