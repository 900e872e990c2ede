import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { AccessSource } from '@sgc/access-file';
import type { RefusedRelease } from '@sgc/contract/operations';
import { DescriptionCheck, getReady, HydrationCheck, LiveRenderer, PageLooks, type TrialMeans } from '@sgc/gate';
import { createLogger } from '@sgc/observability';
import { Authorization } from '@sgc/registry-access';
import { OpenId } from '@sgc/registry-access/open-id';
import { shellDescriptorSchema } from '@sgc/release-format';
import { Workspace } from '@sgc/release-intake';
import { apiFetcher, type RenderFailure, renderLimits } from '@sgc/renderer/host';
import { Sessions } from './access/sessions.ts';
import { type RegistryConfig, readConfig } from './config/config.schema.ts';
import { type Control, openControl } from './control.ts';
import { openPool } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { FeedSource } from './feed/feed-source.ts';
import { createApp } from './http/app.ts';
import { serveRoutes } from './http/routes.ts';
import { createMetrics } from './metrics.ts';
import { repeat } from './repeat.ts';
import { readState } from './state/state-store.ts';
import { ReleaseStore } from './store/release-store.ts';
import { tellDeveloper } from './tell-developer.ts';
import { Writer } from './writer.ts';

const MIGRATIONS = fileURLToPath(new URL('migrations', import.meta.url));
const STOP_LIMIT_MS = 10_000;
/** The first time comes when a site has started: its pages need the processor before. */
const GET_READY_MS = 10_000;
/** Once something is prepared, a set that went live less long ago is left alone: visitors and the next release come first. */
const SETTLED_MS = 60_000;

/** The operators' page looks like the site, in the system's own faces: fonts are the shell's to serve. */
const withoutFonts = (styles: string): string => styles.replaceAll(/@font-face\s*\{[^}]*\}/g, '');

const fail = (problems: readonly string[]): never => {
  const lines = problems.map((problem) => `  - ${problem}\n`).join('');
  process.stderr.write(`The registry cannot start with these settings:\n${lines}`);
  return process.exit(1);
};

const settings = (): RegistryConfig => {
  const read = readConfig(process.env);
  return read.ok ? read.config : fail(read.problems);
};

const start = async (): Promise<void> => {
  const config = settings();
  const log = createLogger({ program: 'registry', level: config.logLevel });
  const shellBuild = pathToFileURL(`${config.shellBuild}/`);
  const shell = shellDescriptorSchema.parse(JSON.parse(readFileSync(new URL('shell.json', shellBuild), 'utf8')));
  let accessSource: AccessSource | undefined;
  try {
    accessSource = config.accessFile === undefined ? undefined : AccessSource.open(config.accessFile, log);
  } catch (error) {
    fail([`RELEASE_ACCESS: ${(error as Error).message}`]);
  }
  const access = () => accessSource?.current;
  if (accessSource === undefined) {
    log.warn('RELEASE_ACCESS is not set: releases are taken without signatures, and cannot be operated');
  } else if (accessSource.current.signatures.unsigned.length > 0) {
    log.warn(
      { sections: accessSource.current.signatures.unsigned },
      'releases of these sections are taken without signatures',
    );
  }
  if (config.shellToken === undefined) {
    log.warn('SHELL_TOKEN is not set: every client of this port can read releases and report telemetry');
  }

  const pool = openPool(config.databaseUrl, log);
  const store = new ReleaseStore(pool);
  const workspace = await Workspace.open(config.workspace, store, !config.development);
  const feed = new FeedSource({ databaseUrl: config.databaseUrl, pool, log });
  const render = {
    program: new URL('render/render.cjs', shellBuild),
    business: config.business,
    api: apiFetcher(config.apiOrigin),
    development: config.development,
    ...(config.development && {
      onFailure: ({ section: program = 'shell', version, message, place: { stack = '' } }: RenderFailure) =>
        tellDeveloper({ program, version, message, stack }),
    }),
    reportShare: 0,
    limits: renderLimits(config),
    log,
  };
  const { BUSINESS_PROFILE = '' } = process.env;
  const environment = { API_ORIGIN: config.apiOrigin, SITE_ORIGIN: config.business.origin, BUSINESS_PROFILE };
  const { gateBrowser } = config;
  const hydration =
    gateBrowser === undefined
      ? undefined
      : new HydrationCheck({ executablePath: gateBrowser, shellBuild, environment });
  let writer: Writer<Control> | undefined;
  const control = () => writer?.control;
  const metrics = createMetrics(
    control,
    config.sectionOrigins.map(({ section }) => section),
  );
  const means: TrialMeans = {
    live: new LiveRenderer({ release: (...named) => workspace.release(...named), shell, render }),
    looks: new PageLooks(new URL('pages.js', import.meta.url)),
    descriptions: new DescriptionCheck(),
  };
  const parts = { config, pool, store, workspace, shell, shellBuild, access, render, ...means, log };
  const onRefusal = (program: string, { version, check, reason }: RefusedRelease): void => {
    metrics.countRefusal(program, check);
    if (config.development) tellDeveloper({ program, version, message: `${check}: ${reason}`, stack: '' });
  };
  writer = new Writer({
    databaseUrl: config.databaseUrl,
    log,
    open: async (session, onDoubt) => {
      const opened = await openControl({ ...parts, hydration, onRefusal }, session, onDoubt);
      // It stood by until now: something may have gone live since it was ready.
      if (means.live.isRunning) void means.live.get(opened.state.state.live).catch(() => undefined);
      return opened;
    },
  });
  const app = createApp({
    production: config.production,
    trustedProxies: config.trustedProxies,
    noteRequest: metrics.noteRequest,
    log,
  });
  await serveRoutes(app, {
    ...parts,
    feed,
    shellStyles: shell.styles
      .map((path) => withoutFonts(readFileSync(join(config.shellBuild, path), 'utf8')))
      .join('\n'),
    authorization: new Authorization(access, new Sessions(pool, config.sessionSeconds)),
    openId: config.openId && new OpenId(config.openId),
    metrics,
    control,
  });
  app.addHook('preClose', () => feed.stop());
  await app.listen({ host: config.host, port: config.port });

  const stopping = new AbortController();
  const stop = async (): Promise<void> => {
    stopping.abort();
    log.info('stopping: requests under way are finished first');
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    await Promise.all([app.close(), writer.stop()]);
    await pool.end();
    // A trial that was given up may still run.
    process.exit();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());

  // Requests are answered before the database is reached. The feed is served from a read-only database, too.
  const following = feed.start();
  const { databaseUrl } = config;
  if (!(await migrate({ databaseUrl, folder: MIGRATIONS, log, stopping: stopping.signal }))) return;
  writer.start();
  // An instance that stands by does so too: when it has to decide, a release may be waiting.
  let preparedFor: string | undefined;
  const prepare = async (): Promise<void> => {
    // Where PostgreSQL is away, others say so.
    const state = control()?.state.state ?? (await readState(pool).catch(() => undefined))?.state;
    if (state === undefined || state.liveSince === preparedFor) return;
    const isChanging = Date.now() - Date.parse(state.liveSince) < SETTLED_MS;
    if (means.live.isRunning && isChanging) return;
    preparedFor = state.liveSince;
    await getReady(means, state.live);
  };
  if (!config.development) void repeat(GET_READY_MS, prepare, { log, stopping: stopping.signal });
  await following;
};

await start();
