import formbody from '@fastify/formbody';
import type { Access } from '@sgc/access-file';
import { openApiDocument } from '@sgc/contract/openapi';
import { OPS, type Status } from '@sgc/contract/operations';
import type { Authorization, OpenId } from '@sgc/registry-access';
import { releaseDescriptorSchema, type ShellDescriptor } from '@sgc/release-format';
import type { Workspace } from '@sgc/release-intake';
import { SourcePlaces } from '@sgc/telemetry/source-places';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { RegistryConfig } from '../config/config.schema.ts';
import type { Control } from '../control.ts';
import type { FeedSource } from '../feed/feed-source.ts';
import type { Metrics } from '../metrics.ts';
import { liveDifferences } from '../rollout/live-differences.ts';
import { statusOf } from '../rollout/status.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { STANDS_BY } from '../writer.ts';
import { serveAuditFeed } from './audit-feed.ts';
import { serveErrors } from './errors.ts';
import { serveHealth } from './health.ts';
import { serveOperations } from './operations.ts';
import { serveOpsPages } from './ops-pages.ts';
import { serveShells } from './shells.ts';
import { serveUploads } from './uploads.ts';

export interface RouteParts {
  readonly config: RegistryConfig;
  readonly pool: pg.Pool;
  readonly store: ReleaseStore;
  readonly workspace: Workspace;
  readonly feed: FeedSource;
  readonly shell: ShellDescriptor;
  readonly shellStyles: string;
  /** Undefined where releases are taken on trust. */
  readonly access: () => Access | undefined;
  readonly authorization: Authorization;
  /** Undefined without an identity provider. */
  readonly openId: OpenId | undefined;
  readonly metrics: Metrics;
  readonly control: () => Control | undefined;
}

/** Serves all routes for shells, teams and operators. */
export const serveRoutes = async (app: FastifyInstance, parts: RouteParts): Promise<void> => {
  const { config, pool, store, workspace, feed, shell, access, authorization, openId, metrics, control } = parts;
  const status = async (): Promise<Status | undefined> => {
    const deciding = control();
    if (deciding === undefined) return undefined;
    const { state, watches, traffic } = deciding;
    return statusOf({ decided: state, shell, watches, analysis: traffic, pool, store });
  };

  serveHealth(app, control);
  const description = openApiDocument(releaseDescriptorSchema);
  app.get('/openapi.json', (_request, reply) => reply.send(description));
  serveShells(app, { token: config.shellToken, feed, store, control });
  const places = new SourcePlaces((...file) => store.sourceMap(...file));
  serveErrors(app, { token: config.shellToken, pool, places, control });
  app.get('/metrics', {
    preHandler: async (request, reply) => {
      if (!config.openMetrics) await authorization.required(request, reply);
    },
    handler: async (_request, reply) =>
      reply
        .header('cache-control', 'no-store')
        .type(metrics.registry.contentType)
        .send(await metrics.registry.metrics()),
  });
  await app.register(async (ops) => {
    await ops.register(formbody);
    ops.get(`${OPS}/releases`, { onRequest: authorization.required }, async (_request, reply) => {
      const known = await status();
      return known === undefined ? reply.code(503).send({ error: STANDS_BY }) : reply.send(known);
    });
    const { name: dealer, origin } = config.business;
    serveAuditFeed(ops, { pool, authorization, dealer, origin });
    const { shellStyles } = parts;
    const view = async () => {
      const known = await status();
      const decided = control()?.state.state;
      if (known === undefined || decided === undefined) return undefined;
      return { status: known, differences: await liveDifferences(decided, store) };
    };
    const answerForm = serveOpsPages(ops, { authorization, openId, view, dealer, shellStyles });
    serveOperations(ops, { control, authorization, answerForm });
    const { previewOrigin } = config;
    await serveUploads(ops, { control, store, workspace, access, authorization, previewOrigin });
  });
};
