import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import type { ShellConfig } from '../config/config.ts';
import type { PageDates } from '../discovery/page-dates.ts';
import type { Decisions } from '../releases/decisions.ts';
import type { Operations } from '../releases/operations.ts';
import type { OperationsLog } from '../releases/operations-log.ts';
import type { Previews } from '../releases/previews.ts';
import type { ReleaseControl } from '../releases/release-control.ts';
import type { ReleaseStore } from '../releases/release-store.ts';
import { takeReports } from '../watching/reports.ts';
import { serveMetrics } from '../watching/serve-metrics.ts';
import type { TrafficWatch } from '../watching/traffic-watch.ts';
import { createApp } from './app.ts';
import { Audiences } from './audience.ts';
import type { DataRevisions } from './data-revisions.ts';
import { serveDevEvents } from './dev-events.ts';
import { serveDiscovery } from './discovery.ts';
import { serveHealth } from './health.ts';
import type { Authorization } from './ops/authorization.ts';
import { serveOps } from './ops/ops.ts';
import type { PeerReleases } from './ops/peer-releases.ts';
import { Pages } from './pages.ts';
import type { Peers } from './peers.ts';
import { servePreviews } from './previews.ts';
import { serveLiveReleases } from './release-files.ts';
import { serveVisitors } from './visitors.ts';

export interface ShellParts {
  readonly config: ShellConfig;
  readonly authorization: Authorization;
  readonly peers: Peers;
  readonly control: ReleaseControl;
  readonly store: ReleaseStore;
  readonly decisions: Decisions;
  readonly operationsLog: OperationsLog;
  readonly operations: Operations;
  readonly previews: Previews;
  readonly releases: PeerReleases;
  readonly revisions: DataRevisions;
  readonly dates: PageDates;
  readonly watch: TrafficWatch;
  readonly metrics: Registry;
  readonly log: Logger;
}

/** The shell's HTTP server: everything that a visitor, a section's program or an operator asks of it. */
export const createServer = async (parts: ShellParts): Promise<FastifyInstance> => {
  const { config, control, store, previews, revisions, watch, metrics, peers, log } = parts;
  const audiences = new Audiences(control, previews);
  const pages = new Pages({ control, audiences, revisions, watch, log });
  const findSet = (id: string) => control.set(id) ?? previews.set(id);

  const app = createApp({ config, log, kept: (target, cookies) => pages.kept(target, cookies) });
  serveHealth(app, control, revisions, config.apiOrigin);
  if (config.sharesReleases) serveLiveReleases(app, control);
  if (config.development) serveDevEvents(app, control);
  await serveOps(app, parts);
  await takeReports(app, { watch, control, store, limit: config.reportLimit });
  serveMetrics(app, metrics, async (request, reply) => {
    if (!config.openMetrics) await parts.authorization.required(request, reply);
  });
  await servePreviews(app, previews);
  serveDiscovery(app, { ...parts, pages });
  await serveVisitors(app, { config, store, pages, findSet, peers });
  return app;
};
