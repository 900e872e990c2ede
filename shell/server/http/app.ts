import { createServer as createHttpServer } from 'node:http';
import {
  answerBadConnection,
  namesTwoHosts,
  noteUnusedConnections,
  proxyWarning,
  TWO_HOSTS,
} from '@sgc/http-hardening';
import { logAnswer, REQUEST_ID_HEADER, requestIdOf, underRequestId } from '@sgc/observability';
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Logger } from 'pino';
import type { ShellConfig } from '../config/config.ts';
import type { Durations } from '../metrics/durations.ts';
import { refuseCrossSite } from '../security/cross-site.ts';
import { shellHeaders } from '../security/headers.ts';
import { type CachedPagesOptions, cachedPages } from './cached-pages.ts';
import { loggedPath } from './logged-path.ts';
import { SET_HEADER } from './page-headers.ts';
import type { Pages } from './pages.ts';
import { traceRequests } from './traced-requests.ts';
import { noteVisitorAddresses } from './visitor-address.ts';

const BODY_LIMIT_BYTES = 64 * 1024;
const REQUEST_LIMIT_MS = 15_000;

/** A client that reads nothing of an answer for this time does not get the rest. */
const SILENCE_LIMIT_MS = 30_000;

/** Errors that a visitor caused are sent to them; the others are only logged. */
const answerError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const status = error.statusCode ?? 500;
  if (status >= 500) request.log.error({ err: error }, 'a request failed');
  const message = status < 500 ? error.message : 'Something went wrong on our side. Please try again, or call us.';
  return reply.code(status).send({ error: message });
};

export interface AppOptions {
  readonly config: Pick<ShellConfig, 'production' | 'development' | 'trustedProxies'>;
  readonly log: Logger;
  /** Pages that are answered without the framework. */
  readonly kept: Pages['kept'];
  readonly timing: CachedPagesOptions['timing'];
  readonly durations: Pick<Durations, 'countCachedPage' | 'countRequest'>;
}

/** The framework as every server of the shell uses it: limits, headers, request ids, errors and the log of requests. */
export const createApp = ({ config, log, kept, timing, durations }: AppOptions): FastifyInstance => {
  const everywhere = shellHeaders(config);
  const lookForProxy = proxyWarning(config.trustedProxies, log);
  const count = (status: number) => durations.countCachedPage(status);
  const answerKept = cachedPages({ find: kept, headers: everywhere, timing, count, log });
  const app = fastify({
    serverFactory: (handler) =>
      createHttpServer({ requestTimeout: REQUEST_LIMIT_MS }, (request, response) => {
        lookForProxy(request.headers);
        if (namesTwoHosts(request) || !answerKept(request, response)) handler(request, response);
      }).setTimeout(SILENCE_LIMIT_MS),
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestIdOf,
    bodyLimit: BODY_LIMIT_BYTES,
    clientErrorHandler: answerBadConnection({ headers: everywhere }),
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 2048 },
    // An address that no route can have: the hooks below do not run for it.
    frameworkErrors: (error, request, reply) =>
      answerError(error, request, reply.headers(everywhere).header(REQUEST_ID_HEADER, request.id)),
  }) as unknown as FastifyInstance;

  app.addHook('onRequest', (request, _reply, done) => underRequestId(request.id, done));
  noteVisitorAddresses(app);
  traceRequests(app);
  const endUnusedConnections = noteUnusedConnections(app.server);
  app.addHook('preClose', (done) => {
    endUnusedConnections();
    done();
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id);
    if (!namesTwoHosts(request.raw)) return done();
    reply.code(400).send({ error: TWO_HOSTS });
  });
  app.addHook('onRequest', refuseCrossSite);
  app.addHook('onSend', (_request, reply, payload, done) => {
    for (const [name, value] of Object.entries(everywhere)) if (!reply.hasHeader(name)) reply.header(name, value);
    const set = reply.getHeader(SET_HEADER);
    if (typeof set === 'string') reply.header('server-timing', `${timing(set)}, ${reply.getHeader('server-timing')}`);
    done(null, payload);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method, url, id: requestId } = request;
    const ms = Math.round(reply.elapsedTime);
    durations.countRequest(reply.statusCode);
    logAnswer(log, { requestId, method, path: loggedPath(url), status: reply.statusCode, ms });
    done();
  });
  app.setErrorHandler(answerError);
  return app;
};
