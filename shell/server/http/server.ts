import { createServer as createHttpServer } from 'node:http';
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import type { ShellConfig } from '../config/config.ts';
import type { ReleaseControl } from '../releases/release-control.ts';
import type { ReleaseStore } from '../releases/release-store.ts';
import { securityHeaders } from '../security/headers.ts';
import { takeReports } from '../watching/reports.ts';
import { serveMetrics } from '../watching/serve-metrics.ts';
import type { TrafficWatch } from '../watching/traffic-watch.ts';
import { serveAssets } from './assets.ts';
import type { DataRevisions } from './data-revisions.ts';
import { serveDevEvents } from './dev-events.ts';
import { takeFormPosts } from './form-posts.ts';
import { passToApi } from './gateway.ts';
import { serveHealth } from './health.ts';
import { keptPages } from './kept-pages.ts';
import { serveReleaseStatus } from './ops/releases.ts';
import { servePageHeads } from './page-heads.ts';
import { servePageResolutions } from './page-resolutions.ts';
import { Pages } from './pages.ts';
import { serveReleaseFiles } from './release-files.ts';
import { requestId } from './request-id.ts';
import { serveSiteFiles } from './site-files.ts';

const BODY_LIMIT_BYTES = 64 * 1024;
const REQUEST_LIMIT_MS = 15_000;
const PAGE_METHODS = 'GET, HEAD';

export interface ShellParts {
  readonly config: ShellConfig;
  readonly control: ReleaseControl;
  readonly store: ReleaseStore;
  readonly revisions: DataRevisions;
  readonly watch: TrafficWatch;
  readonly metrics: Registry;
  readonly log: Logger;
}

/** Errors a visitor caused are told; the others are only logged. */
const answerError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const status = error.statusCode ?? 500;
  if (status >= 500) request.log.error({ err: error }, 'a request failed');
  const message = status < 500 ? error.message : 'Something went wrong on our side. Please try again, or call us.';
  return reply.code(status).send({ error: message });
};

/** The shell's HTTP server: everything that a visitor, a section's program or an operator asks of it. */
export const createServer = async ({
  config,
  control,
  store,
  revisions,
  watch,
  metrics,
  log,
}: ShellParts): Promise<FastifyInstance> => {
  const everywhere = securityHeaders(config.production);
  const pages = new Pages({ control, revisions, watch, log });
  const answerKept = keptPages({ find: (target) => pages.kept(target), headers: everywhere, log });
  const app = fastify({
    serverFactory: (handler) =>
      createHttpServer({ requestTimeout: REQUEST_LIMIT_MS }, (request, response) => {
        if (!answerKept(request, response)) handler(request, response);
      }),
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 2048 },
    // An address that no route can have: the hooks below do not run for it.
    frameworkErrors: (error, request, reply) =>
      answerError(error, request, reply.headers(everywhere).header('x-request-id', request.id)),
  }) as unknown as FastifyInstance;

  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    for (const [name, value] of Object.entries(everywhere)) if (!reply.hasHeader(name)) reply.header(name, value);
    done(null, payload);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method, url } = request;
    const path = url.split('?', 1)[0];
    request.log.info({ method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'request');
    done();
  });
  app.setErrorHandler(answerError);

  await serveAssets(app, store, config.releaseStore);
  serveSiteFiles(app);
  serveHealth(app, control, revisions);
  serveReleaseStatus(app, control);
  servePageResolutions(app, control);
  await takeReports(app, { watch, control, store });
  serveMetrics(app, metrics, async (_request, reply) => {
    if (!config.openMetrics) await reply.code(404).send({ error: 'Metrics are not open here' });
  });
  servePageHeads(app, pages);
  if (config.sharesReleases) serveReleaseFiles(app, control);
  if (config.development) serveDevEvents(app, control);
  await passToApi(app, config.apiOrigin);
  await takeFormPosts(app, pages, config.apiOrigin);

  // Pages are not routes: which addresses there are changes with every release.
  app.setNotFoundHandler((request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return pages.answer(request, reply);
    return reply
      .code(405)
      .header('allow', PAGE_METHODS)
      .type('text/plain')
      .send('This address only answers GET and HEAD.');
  });
  return app;
};
