import { isDatabaseOutage } from '@sgc/database';
import { answerBadConnection, namesTwoHosts, proxyWarning, securityHeaders, TWO_HOSTS } from '@sgc/http-hardening';
import { logAnswer, REQUEST_ID_HEADER, requestIdOf } from '@sgc/observability';
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Logger } from 'pino';
import type { Metrics } from '../metrics.ts';

const BODY_LIMIT_BYTES = 2_000_000;
const REQUEST_LIMIT_MS = 60_000;

/** The operators' pages are HTML and one sheet of styles; nothing else is shown to a browser here. */
const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

/** Errors that the client caused, and outages, are sent to it; the others are only logged. */
const answerError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const isOutage = isDatabaseOutage(error);
  const status = isOutage ? 503 : (error.statusCode ?? 500);
  if (status >= 500) request.log.error({ err: error }, 'a request failed');
  if (isOutage) return reply.code(status).send({ error: `${error.message}. What is live stays live. Try again.` });
  return reply.code(status).send({ error: status < 500 ? error.message : 'Something went wrong in the registry.' });
};

export interface AppOptions {
  readonly production: boolean;
  readonly trustedProxies: number;
  /** Measures what was answered. */
  readonly noteRequest: Metrics['noteRequest'];
  readonly log: Logger;
}

/** The framework with what holds for every request: limits, headers, request ids, errors and the log. */
export const createApp = ({ production, trustedProxies, noteRequest, log }: AppOptions): FastifyInstance => {
  // Without any referrer, browsers send forms with `Origin: null`, and an operator's form has to name this origin.
  const everywhere = securityHeaders({ policy: POLICY, referrerPolicy: 'same-origin', production });
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestIdOf,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_LIMIT_MS,
    trustProxy: (_address, hop) => hop < trustedProxies,
    forceCloseConnections: 'idle',
    clientErrorHandler: answerBadConnection({ headers: everywhere }),
    // An address that no route can have: the hooks below do not run for it.
    frameworkErrors: (error, request, reply) =>
      answerError(error, request, reply.headers(everywhere).header(REQUEST_ID_HEADER, request.id)),
  }) as unknown as FastifyInstance;
  const lookForProxy = proxyWarning(trustedProxies, log);
  app.addHook('onRequest', (request, reply, done) => {
    lookForProxy(request.headers);
    reply.headers(everywhere).header(REQUEST_ID_HEADER, request.id);
    if (!namesTwoHosts(request.raw)) return done();
    reply.code(400).send({ error: TWO_HOSTS });
  });
  let isStopping = false;
  app.addHook('preClose', (done) => {
    isStopping = true;
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    // A connection that stays open after its answer would keep the program from ending.
    if (isStopping) reply.header('connection', 'close');
    done(null, payload);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method, url, id: requestId, routeOptions } = request;
    const { statusCode: status, elapsedTime: ms } = reply;
    noteRequest({ method, route: routeOptions.url, status, ms });
    logAnswer(log, { requestId, method, path: url.split('?', 1)[0] ?? '', status, ms: Math.round(ms) });
    done();
  });
  app.setErrorHandler(answerError);
  return app;
};
