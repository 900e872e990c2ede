import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultedValues } from '@sgc/contract/business';
import { type Feed, feedSchema, type Listening } from '@sgc/contract/operations';
import { createLogger } from '@sgc/observability';
import { startTracing } from '@sgc/observability/tracing';
import { FeedFollower, RegistryClient, ReleaseCache } from '@sgc/registry-client';
import { SHELL } from '@sgc/release-format';
import { apiFetcher, renderLimits } from '@sgc/renderer/host';
import { ErrorLog, ErrorPlaces, Telemetry, ViewTokens } from '@sgc/telemetry';
import type * as z from 'zod/mini';
import { readConfig, type ShellConfig } from './config/config.ts';
import { PageDates } from './crawlers/page-dates.ts';
import { PersistedValue } from './disk/persisted-value.ts';
import { Audiences } from './http/audience.ts';
import { DataRevisions } from './http/data-revisions.ts';
import { tellRenderFailure } from './http/development.ts';
import { PageStore } from './http/page-store.ts';
import { Pages } from './http/pages.ts';
import { createServer } from './http/server.ts';
import { withBuiltFiles } from './live/built-files.ts';
import { assetFinder } from './live/find-asset.ts';
import { KnownSets } from './live/known-sets.ts';
import { LiveSets } from './live/live-sets.ts';
import { OwnBuild } from './live/own-build.ts';
import { ReadinessCheck } from './live/readiness-check.ts';
import { RetainedFiles } from './live/retained-files.ts';
import { isRetainedIn } from './live/retained-versions.ts';
import { SetFollower } from './live/set-follower.ts';
import { StartRecord } from './live/start-record.ts';
import { ApiRequests } from './metrics/api-requests.ts';
import { Metrics } from './metrics/metrics.ts';
import { Previews } from './previews/previews.ts';

const DIST = new URL('../', import.meta.url);

/** Requests that are still under way then are given up. */
const STOP_LIMIT_MS = 9000;

const settings = (): ShellConfig => {
  const read = readConfig(process.env);
  if (read.ok) return read.config;
  process.stderr.write(
    `The shell cannot start with these settings:\n${read.problems.map((problem) => `  - ${problem}\n`).join('')}`,
  );
  return process.exit(1);
};

const start = async (): Promise<void> => {
  const config = settings();
  const log = createLogger({ program: 'shell', level: config.logLevel });
  const tracing = await startTracing('shell', config.traces, log);
  const defaulted = defaultedValues(config.business);
  if (config.production && defaulted.length > 0) {
    log.warn({ defaulted }, 'parts of the business profile are defaults that the dealer has to confirm');
  }
  const build = new OwnBuild(DIST);
  const folder = config.releaseCache;
  await mkdir(folder, { recursive: true }).catch((error: Error) => {
    log.error({ folder, reason: error.message }, 'the folder of the cache cannot be made; going on without it');
  });

  const client = new RegistryClient(config.registryOrigins, config.shellToken);
  const kept = await PersistedValue.open<Feed>(join(folder, 'feed.json'), feedSchema as z.ZodMiniType<Feed>, log);
  const follower = new FeedFollower({ client, known: kept.value, kept: kept.kept, log });
  const cache = new ReleaseCache({ folder, client, keys: config.signatureKeys, log });
  const record = await StartRecord.open(join(folder, 'start.json'), log);
  const sets = new LiveSets();
  const metrics = new Metrics(sets, follower);
  const apiRequests = new ApiRequests(metrics.durations);
  const render = {
    program: new URL('render/render.cjs', DIST),
    business: config.business,
    api: apiFetcher(config.apiOrigin, (request) => apiRequests.begin('page', request)),
    development: config.development,
    ...(config.development && { onFailure: tellRenderFailure }),
    reportShare: config.reportShare,
    limits: renderLimits(config),
    log,
  };
  const isShown = (owner: string, version: string): boolean =>
    owner === SHELL ? version === build.descriptor.version : sets.isShown(owner, version);
  const isKept = (owner: string, version: string): boolean =>
    isShown(owner, version) || isRetainedIn(follower.feed, owner, version);
  const files = new RetainedFiles({
    cache,
    isNeeded: (owner, version) => isShown(owner, version) || record.isRecorded(owner, version),
    log,
  });
  const setFollower = new SetFollower({ build, cache, record, sets, files, render });
  const readinessCheck = new ReadinessCheck({ sets, record, log });
  const previews = new Previews({ build, sets, follower, cache, record, render });
  const known = new KnownSets({ build, sets, isKept, follower, cache });
  const telemetry = new Telemetry({ client, metrics, intervalMs: config.telemetryIntervalMs, log });
  const places = new ErrorPlaces({ client, intervalMs: config.telemetryIntervalMs });
  const errors = new ErrorLog(places);
  const tokens = new ViewTokens();
  const revisions = new DataRevisions(config.apiOrigin, log);
  const store = new PageStore(join(folder, 'pages'), log);
  const audiences = new Audiences(sets, previews);
  const { business, variantLimit, pageCacheMs } = config;
  const pages = new Pages({
    sets,
    audiences,
    revisions,
    counting: telemetry,
    errors,
    durations: metrics.durations,
    business,
    variantLimit,
    pageCacheMs,
    store,
    log,
  });
  const serveOwnFiles = (): void => cache.serveFrom(fileURLToPath(DIST), build.descriptor);
  const findAsset = assetFinder({ cache, follower, log });
  const app = await createServer({
    config,
    onShellBuilt: () => {
      build.renew();
      serveOwnFiles();
      setFollower.renew();
    },
    sets,
    setFollower,
    readinessCheck,
    follower,
    known,
    previews,
    pages,
    revisions,
    dates: await PageDates.open(join(folder, 'page-dates.json')),
    metrics,
    apiRequests,
    counting: telemetry,
    errors,
    tokens,
    isKept,
    findAsset: config.builtSections.size === 0 ? findAsset : withBuiltFiles(findAsset, config.builtSections),
    log,
  });

  const heed = (feed: Feed): void => {
    telemetry.takeKey(feed.telemetryKey);
    tokens.takeKey(feed.telemetryKey);
    metrics.keepOnly(isKept);
    setFollower.follow(feed);
  };
  follower.onFeed(heed);
  sets.onSwitch(() => {
    metrics.keepOnly(isKept);
    readinessCheck.begin();
  });

  const stop = async (): Promise<void> => {
    log.info('stopping: requests under way are finished first');
    setTimeout(() => process.exit(0), STOP_LIMIT_MS).unref();
    follower.stop();
    revisions.stop();
    readinessCheck.stop();
    await app.close();
    await Promise.all([telemetry.stop(), places.stop(), store.flush(), setFollower.stop()]);
    previews.close();
    await sets.close();
    await client.close();
    await cache.close();
    await tracing.stop();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());

  // While developing, the files of earlier builds are gone: a page of theirs would never get its program.
  if (!config.development) pages.restore(await store.read());
  serveOwnFiles();
  // Listening needs nothing that follows: visitors are answered with what there is.
  const origin = await app.listen({ host: config.host, port: config.port });
  process.send?.({ kind: 'listening', origin } satisfies Listening);
  void revisions.start();
  telemetry.start();
  await cache.open();
  const restored = setFollower.restore();
  if (follower.feed !== undefined) heed(follower.feed);
  void follower.follow();
  await restored;
};

await start();
