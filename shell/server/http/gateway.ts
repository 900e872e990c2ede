import type { IncomingHttpHeaders } from 'node:http';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import replyFrom from '@fastify/reply-from';
import { TRACE_HEADERS } from '@sgc/observability/tracing';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Agent, type Dispatcher } from 'undici';
import type { ApiRequests } from '../metrics/api-requests.ts';
import { READ_LIMIT_MS, WRITE_LIMIT_MS } from './api-limits.ts';

/** An API that is there accepts connections at once. */
const CONNECT_LIMIT_MS = 1000;

/** Between two parts of an answer. */
const BODY_LIMIT_MS = 10_000;

const TRY_AGAIN_S = 2;

const COMPRESSED_FROM_BYTES = 2048;

/** Good compression at a tenth of the time that the best takes. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Paths that the API answers. */
const PASSED_ON = ['/api/*', '/media/*'];

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Passes requests on to the API under the name of the request that came in: once each, with an end to every wait. */
export const passToApi = async (
  app: FastifyInstance,
  apiOrigin: string,
  apiRequests: Pick<ApiRequests, 'begin'>,
): Promise<void> => {
  await app.register(async (gateway) => {
    // Lists of vehicles shrink to a twentieth. Compressed and small answers and pictures pass as they are.
    await gateway.register(compress, {
      threshold: COMPRESSED_FROM_BYTES,
      encodings: ['br', 'gzip'],
      brotliOptions: BROTLI,
    });
    // Each with connections of its own, so that messages that wait for the database do not delay reads.
    const reads = { agent: newAgent(), limitMs: READ_LIMIT_MS };
    const writes = { agent: newAgent(), limitMs: WRITE_LIMIT_MS };
    gateway.addHook('onClose', () => Promise.all([reads.agent.destroy(), writes.agent.destroy()]));
    const { origin } = new URL(apiOrigin);
    const request = (options: Dispatcher.RequestOptions, answered: Answered): void =>
      requestInTime(isRead(options.method) ? reads : writes, { ...options, origin }, answered);
    await gateway.register(replyFrom, {
      base: apiOrigin,
      undici: { request: request as Dispatcher['request'] },
      // By default it asks ten times more after a 503 of the API.
      retryMethods: [],
      disableRequestLogging: true,
    });
    // The API parses bodies; here only their size is checked.
    gateway.removeAllContentTypeParsers();
    gateway.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    for (const url of PASSED_ON) {
      gateway.route({
        method: METHODS,
        url,
        handler: (request, reply) => {
          const { method, id: requestId } = request;
          const path = request.url.split('?', 1)[0] ?? '';
          const watched = apiRequests.begin('browser', { method, path, requestId, within: request.traceContext });
          // Without an address it takes the request's own, and leaves the query as it came: an address given here it would decode.
          return reply.from(undefined, {
            ...bodyOf(request),
            rewriteRequestHeaders: (_, headers) => ({
              ...withoutTrace(headers),
              ...forwardingHeaders(request),
              ...watched.headers,
            }),
            onResponse: (_request, answer, { stream }) => {
              watched.end(answer.statusCode);
              answer.send(stream);
            },
            onError: (answer, { error }) => {
              watched.end(0);
              request.log.error({ err: error }, 'the API could not answer');
              answer
                .code(isLate(error) ? 504 : 502)
                .header('retry-after', String(TRY_AGAIN_S))
                .send({ error: 'The service is not available right now. Please try again, or call us.' });
            },
          });
        },
      });
    }
  });
};

/** The API took too long, for a connection or for an answer. */
class Late extends Error {
  readonly code = 'UND_ERR_HEADERS_TIMEOUT';
}

const isLate = (error: Error): boolean => 'code' in error && String(error.code).includes('TIMEOUT');

type Answered = (error: Error | null, answer?: Dispatcher.ResponseData) => void;

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';

const newAgent = (): Agent =>
  new Agent({ connections: 64, connect: { timeout: CONNECT_LIMIT_MS }, bodyTimeout: BODY_LIMIT_MS });

/**
 * undici's own limits and its signal work only once a request is sent: not while it waits for one of the connections, nor
 * for a name.
 */
const requestInTime = (
  { agent, limitMs }: { agent: Agent; limitMs: number },
  options: Dispatcher.RequestOptions,
  answered: Answered,
): void => {
  const controller = new AbortController();
  const timer = setTimeout(() => {
    const late = new Late(`no answer within ${limitMs} ms`);
    controller.abort(late);
    answered(late);
  }, limitMs);
  agent.request({ ...options, signal: controller.signal }, (error, answer) => {
    if (controller.signal.aborted) return;
    clearTimeout(timer);
    answered(error, answer);
  });
};

/** The body as it came: by default, reply-from would encode bytes of JSON once more. */
const bodyOf = ({ body, headers }: FastifyRequest): { body?: Buffer; contentType?: string } =>
  Buffer.isBuffer(body) && body.length > 0
    ? { body, contentType: headers['content-type'] ?? 'application/octet-stream' }
    : {};

/** Drops a visitor's trace headers: a visitor does not choose the trace of a request. */
const withoutTrace = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !TRACE_HEADERS.some((one) => one === name)));

const forwardingHeaders = (request: FastifyRequest): Record<string, string> => ({
  'x-forwarded-for': request.visitorAddress,
  'x-forwarded-host': request.host,
  'x-forwarded-proto': request.protocol,
});
