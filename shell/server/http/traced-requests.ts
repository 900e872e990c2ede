import {
  beginRequestSpan,
  type Context,
  endRequestSpan,
  ROOT_CONTEXT,
  type RunningSpan,
} from '@sgc/observability/tracing';
import type { FastifyInstance } from 'fastify';
import { loggedPath } from './logged-path.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The request's span, for work within it. */
    readonly traceContext: Context;
  }
}

/** Files are many, and there is nothing to see within one. */
const FILES = '/_assets/';

/** The handler of addresses that are no route. */
const PAGE = 'page';

/**
 * Each request of a visitor begins a trace; a visitor's trace headers are not trusted. A page that the cache answers
 * before the framework is in none.
 */
export const traceRequests = (app: FastifyInstance): void => {
  const spans = new WeakMap<object, RunningSpan>();
  app.decorateRequest('traceContext', {
    getter() {
      return spans.get(this)?.context ?? ROOT_CONTEXT;
    },
  });
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, url, id: requestId } = request;
    const path = loggedPath(url);
    const span = path.startsWith(FILES)
      ? undefined
      : beginRequestSpan({ of: 'shell', method, path, requestId, within: ROOT_CONTEXT });
    if (span !== undefined) spans.set(request, span);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request);
    if (span !== undefined) endRequestSpan(span, request.method, request.routeOptions.url ?? PAGE, reply.statusCode);
    done();
  });
};
