import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultedValues } from '@sgc/contract/business';
import { shellDescriptorSchema } from '@sgc/contract/release';
import { pino } from 'pino';
import { openSeal } from './access/seal.ts';
import { readConfig, type ShellConfig } from './config/config.ts';
import { PageDates } from './discovery/page-dates.ts';
import { DataRevisions } from './http/data-revisions.ts';
import { Authorization } from './http/ops/authorization.ts';
import { PeerReleases } from './http/ops/peer-releases.ts';
import { Replicas } from './http/ops/replicas.ts';
import { Peers } from './http/peers.ts';
import { createServer } from './http/server.ts';
import { trialSite } from './http/trial-site.ts';
import { Decisions } from './releases/decisions.ts';
import { AccessibilityCheck } from './releases/gate/accessibility.ts';
import { hydrationCheck } from './releases/gate/hydration.ts';
import { Operations } from './releases/operations.ts';
import { OperationsLog } from './releases/operations-log.ts';
import { Previews } from './releases/previews.ts';
import { Refusals } from './releases/refusals.ts';
import { ReleaseControl } from './releases/release-control.ts';
import { ReleaseIntake } from './releases/release-intake.ts';
import { releaseOrigin } from './releases/release-origin.ts';
import { ReleaseStore } from './releases/release-store.ts';
import { Rollouts } from './releases/rollouts.ts';
import { SectionWatch } from './releases/section-watch.ts';
import { DEFAULT_RENDER_LIMITS } from './render/render-worker.ts';
import { createMetrics } from './watching/metrics.ts';
import { TrafficWatch } from './watching/traffic-watch.ts';

const DIST = new URL('../', import.meta.url);

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
  const log = pino({ level: config.logLevel, base: { program: 'shell' } });
  const defaulted = defaultedValues(config.business);
  if (config.production && defaulted.length > 0) {
    log.warn({ defaulted }, 'parts of the business profile are defaults that the dealer has to confirm');
  }
  const shell = shellDescriptorSchema.parse(JSON.parse(readFileSync(new URL('shell.json', DIST), 'utf8')));

  if (config.access === undefined) {
    log.warn('RELEASE_ACCESS is not set: releases are taken without signatures, and nobody can operate them');
  } else if (config.access.unsigned.length > 0) {
    log.warn({ sections: config.access.unsigned }, 'releases of these sections are taken without signatures');
  }

  const store = await ReleaseStore.open(config.releaseStore);
  await store.keepShell(shell, fileURLToPath(DIST));
  const decisions = await Decisions.open(join(config.releaseStore, 'decisions.json'));
  const operationsLog = await OperationsLog.open(join(config.releaseStore, 'operations.jsonl'), log);
  const seal = await openSeal(config.releaseStore, config.sealSecret);
  const revisions = new DataRevisions(config.apiOrigin, log);
  const render = {
    workerFile: new URL('render/render.cjs', DIST),
    business: config.business,
    apiOrigin: config.apiOrigin,
    development: config.development,
    reportShare: config.reportShare,
    limits: DEFAULT_RENDER_LIMITS,
    log,
  };
  const { access } = config;
  const refusals = new Refusals(operationsLog, log);
  const control = new ReleaseControl({
    shell,
    store,
    decisions,
    operations: operationsLog,
    refusals,
    access,
    watches: config.sectionOrigins.map(({ section, place }) => new SectionWatch(section, releaseOrigin(place))),
    render,
    accessibility: new AccessibilityCheck(new URL('server/accessibility.js', DIST)),
    hydration:
      config.gateBrowser === undefined
        ? undefined
        : hydrationCheck(config.gateBrowser, trialSite({ config, store, revisions, log })),
  });
  const watch = new TrafficWatch(config.watch);
  const metrics = createMetrics(watch, control, refusals);
  control.onSwitch(() => watch.forgetAllBut((section, version) => store.isKept(section, version)));
  const operations = new Operations({ control, store, decisions, log: operationsLog });
  new Rollouts({ control, operations, watch, settings: config.rollout, log });
  const peers = new Peers(config.peers, log);
  const authorization = new Authorization(access, seal);
  const releases = new PeerReleases({ peers, control, authorization });
  const bring = releases.take.bind(releases);
  const previews = new Previews({ control, store, seal, render, bring });
  const pollMs = config.peersPollMs;
  const intake = new ReleaseIntake({ control, decisions, refusals, pollMs: config.releasePollMs });
  const replicas = new Replicas({ control, decisions, authorization, peers, releases, pollMs, log });
  await revisions.start();
  await control.restore();
  await replicas.join();
  await intake.start();
  const app = await createServer({
    config,
    authorization,
    peers,
    control,
    store,
    decisions,
    operationsLog,
    operations,
    previews,
    releases,
    revisions,
    dates: await PageDates.open(join(config.releaseStore, 'page-dates.json')),
    watch,
    metrics,
    log,
  });
  await app.listen({ host: config.host, port: config.port });
  replicas.follow();

  const stop = async (): Promise<void> => {
    log.info('stopping: requests under way are finished first');
    await app.close();
    revisions.stop();
    await replicas.stop();
    await previews.close();
    intake.stop();
    await control.stop();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
};

await start();
