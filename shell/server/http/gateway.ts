import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import replyFrom from '@fastify/reply-from';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const LIMIT_MS = 10_000;

const COMPRESSED_FROM_BYTES = 2048;

/** Good compression at a tenth of the time that the best takes. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Paths that the API answers. */
const PASSED_ON = ['/api/*', '/media/*'];

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Passes requests on to the API under the name of the request that came in. */
export const passToApi = async (app: FastifyInstance, apiOrigin: string): Promise<void> => {
  await app.register(async (gateway) => {
    // Lists of vehicles shrink to a twentieth. What comes compressed or is small or a picture passes as it is.
    await gateway.register(compress, {
      threshold: COMPRESSED_FROM_BYTES,
      encodings: ['br', 'gzip'],
      brotliOptions: BROTLI,
    });
    await gateway.register(replyFrom, {
      base: apiOrigin,
      undici: { connections: 64, headersTimeout: LIMIT_MS, bodyTimeout: LIMIT_MS },
      disableRequestLogging: true,
    });
    // The API parses bodies; here they are only held against the size limit.
    gateway.removeAllContentTypeParsers();
    gateway.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    for (const url of PASSED_ON) {
      gateway.route({
        method: METHODS,
        url,
        handler: (request, reply) =>
          reply.from(request.raw.url, {
            timeout: LIMIT_MS,
            ...bodyOf(request),
            rewriteRequestHeaders: (_, headers) => ({ ...headers, ...forwardingHeaders(request) }),
            onError: (answer, { error }) => {
              request.log.error({ err: error }, 'the API could not answer');
              const late = 'code' in error && String(error.code).includes('TIMEOUT');
              answer
                .code(late ? 504 : 502)
                .send({ error: 'The service is not available right now. Please try again, or call us.' });
            },
          }),
      });
    }
  });
};

/** The body as it came: left to itself, reply-from would encode bytes of JSON once more. */
const bodyOf = ({ body, headers }: FastifyRequest): { body?: Buffer; contentType?: string } =>
  Buffer.isBuffer(body) && body.length > 0
    ? { body, contentType: headers['content-type'] ?? 'application/octet-stream' }
    : {};

const forwardingHeaders = (request: FastifyRequest): Record<string, string> => ({
  'x-request-id': request.id,
  'x-forwarded-for': request.ip,
  'x-forwarded-host': request.host,
  'x-forwarded-proto': request.protocol,
});
