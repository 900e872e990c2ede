import type { FastifyInstance } from 'fastify';
import type { Control } from '../control.ts';

/** Troubles that a person should look at, although the registry works. */
const attentionTo = ({ watches, brokenAudit }: Control): string[] => {
  const broken = brokenAudit();
  return [
    ...watches.flatMap(({ section, trouble }) =>
      trouble === undefined ? [] : [`the origin of ${section}: ${trouble}`],
    ),
    ...(broken === undefined ? [] : [`the audit log was changed by something else, from line ${broken} on`]),
  ];
};

/** `/healthz`: the process answers. `/readyz`: this instance decides; if it does not, why not. */
export const serveHealth = (app: FastifyInstance, control: () => Control | undefined): void => {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'alive' }));
  app.get('/readyz', (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const deciding = control();
    if (deciding === undefined)
      return reply.code(503).send({ status: 'not ready', missing: ['the lock of the writer'] });
    const attention = attentionTo(deciding);
    return reply.send({ status: 'ready', ...(attention.length > 0 && { attention }) });
  });
};
