import { FastifyAdapter } from '@nestjs/platform-fastify';
import { answerBadConnection, namesTwoHosts } from '@sgc/http-hardening';
import { logAnswer, REQUEST_ID_HEADER, requestIdOf } from '@sgc/observability';
import type { MeasuredRequest } from '@sgc/observability/metrics';
import {
  beginRequestSpan,
  contextFrom,
  endRequestSpan,
  ROOT_CONTEXT,
  type RunningSpan,
} from '@sgc/observability/tracing';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../config/config.schema.ts';
import { errorOf } from './api-error.ts';
import { statusOf } from './error.filter.ts';
import { requestContext } from './request-context.ts';

const BODY_LIMIT_BYTES = 64 * 1024;
const LONGEST_ADDRESS = 4096;
const LONGEST_PARAMETER = 1024;
const REQUEST_LIMIT_MS = 10_000;

/** Stands for an address that no route has. */
const NO_ROUTE = 'no route';

const answerFrameworkError = (error: Error, _request: FastifyRequest, reply: FastifyReply): void => {
  const status = statusOf(error);
  reply.status(status).send(errorOf(status));
};

/** Fastify with the API's limits, request ids and log lines. */
export const createFastifyAdapter = (
  config: Pick<Config, 'TRUST_PROXY'>,
  logger: Logger,
  noteRequest: (request: MeasuredRequest) => void,
): FastifyAdapter => {
  const adapter = new FastifyAdapter({
    bodyLimit: BODY_LIMIT_BYTES,
    clientErrorHandler: answerBadConnection({ bodyOf: errorOf }),
    frameworkErrors: answerFrameworkError,
    genReqId: requestIdOf,
    logger: false,
    requestTimeout: REQUEST_LIMIT_MS,
    trustProxy: config.TRUST_PROXY === 'none' ? false : config.TRUST_PROXY.split(',').map((one) => one.trim()),
    routerOptions: { maxParamLength: LONGEST_PARAMETER },
  });
  const fastify = adapter.getInstance();
  fastify.removeContentTypeParser('text/plain');
  fastify.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id).header('x-content-type-options', 'nosniff');
    if (namesTwoHosts(request.raw)) return reply.status(400).send(errorOf(400));
    if (request.url.length <= LONGEST_ADDRESS) return done();
    return reply.status(414).send(errorOf(414));
  });
  const spans = new WeakMap<object, RunningSpan>();
  fastify.addHook('onRequest', (request, _reply, done) => {
    const { method, headers, id: requestId } = request;
    const path = request.routeOptions.url ?? NO_ROUTE;
    const span = beginRequestSpan({ of: 'api', method, path, requestId, within: contextFrom(headers) });
    if (span !== undefined) spans.set(request, span);
    done();
  });
  // After the body has arrived: its chunks come in the socket's context, not in the request's.
  fastify.addHook('preHandler', (request, _reply, done) => {
    const within = spans.get(request)?.context ?? ROOT_CONTEXT;
    requestContext.run({ requestId: request.id, within }, done);
  });
  let closing = false;
  fastify.addHook('preClose', (done) => {
    closing = true;
    done();
  });
  // A kept-alive connection that was busy when closing began would hold the process until its timeout.
  fastify.addHook('onSend', (_request, reply, payload, done) => {
    if (closing) reply.header('connection', 'close');
    done(null, payload);
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    const { method, id: requestId } = request;
    const route = request.routeOptions.url;
    const span = spans.get(request);
    const { statusCode: status, elapsedTime: ms } = reply;
    if (span !== undefined) endRequestSpan(span, method, route ?? NO_ROUTE, status);
    noteRequest({ method, route, status, ms });
    logAnswer(logger, { requestId, method, path: route ?? NO_ROUTE, status, ms: Math.round(ms) });
    done();
  });
  return adapter;
};
