import type { FeedFollower } from '@sgc/registry-client';
import { type ReportParts, takeReports, type ViewTokens } from '@sgc/telemetry';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { ShellConfig } from '../config/config.ts';
import type { PageDates } from '../crawlers/page-dates.ts';
import type { KnownSets } from '../live/known-sets.ts';
import type { LiveSets } from '../live/live-sets.ts';
import type { ReadinessCheck } from '../live/readiness-check.ts';
import type { SetFollower } from '../live/set-follower.ts';
import type { ApiRequests } from '../metrics/api-requests.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { serveMetrics } from '../metrics/serve-metrics.ts';
import type { Previews } from '../previews/previews.ts';
import { createApp } from './app.ts';
import type { FindAsset } from './assets.ts';
import { serveCrawlers } from './crawlers.ts';
import type { DataRevisions } from './data-revisions.ts';
import { serveDevelopment } from './development.ts';
import { serveHealth } from './health.ts';
import type { Pages } from './pages.ts';
import { servePreviews } from './previews.ts';
import { serveLiveReleases } from './release-files.ts';
import { serveVisitors } from './visitors.ts';

export interface ShellParts {
  readonly config: ShellConfig;
  /** Called while developing, when there is a new build of the shell that this server goes on with. */
  readonly onShellBuilt: () => void;
  readonly sets: LiveSets;
  readonly setFollower: SetFollower;
  readonly readinessCheck: ReadinessCheck;
  readonly follower: FeedFollower;
  readonly known: KnownSets;
  readonly previews: Previews;
  readonly pages: Pages;
  readonly revisions: DataRevisions;
  readonly dates: PageDates;
  readonly metrics: Metrics;
  readonly apiRequests: ApiRequests;
  readonly counting: ReportParts['counting'];
  readonly errors: ReportParts['errors'];
  readonly tokens: ViewTokens;
  readonly isKept: ReportParts['isKept'];
  readonly findAsset: FindAsset;
  readonly log: Logger;
}

/** The shell's HTTP server, with all routes for visitors. */
export const createServer = async (parts: ShellParts): Promise<FastifyInstance> => {
  const { config, sets, known, previews, pages, metrics, apiRequests, counting, errors, tokens, isKept } = parts;
  const { findAsset, log } = parts;
  const findSet = async (id: string) => (await previews.set(id)) ?? known.find(id);

  const app = createApp({
    config,
    log,
    kept: (target, cookies) => pages.kept(target, cookies),
    timing: (set) => tokens.timing(set),
    durations: metrics.durations,
  });
  serveHealth(app, parts);
  if (config.sharesReleases) serveLiveReleases(app, sets);
  if (config.development) serveDevelopment(app, sets, parts.onShellBuilt);
  const { reportLimit: limit, silentAfterMs } = config;
  await takeReports(app, {
    counting,
    errors,
    tokens,
    versionsOf: (set) => known.versions(set),
    isKept,
    addressOf: ({ visitorAddress }) => visitorAddress,
    limit,
    silentAfterMs,
  });
  serveMetrics(app, metrics.registry, { isOpen: config.openMetrics, token: config.metricsToken });
  await servePreviews(app, previews);
  serveCrawlers(app, parts);
  await serveVisitors(app, { config, findAsset, pages, apiRequests, tokens, findSet });
  return app;
};
