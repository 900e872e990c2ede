import { fileURLToPath } from 'node:url';
import type { Access } from '@sgc/access-file';
import { TrafficAnalysis } from '@sgc/canary-analysis';
import { previewedReleases, type RefusedRelease } from '@sgc/contract/operations';
import { Gate, type HydrationCheck, type TrialMeans } from '@sgc/gate';
import { SHELL, type ShellDescriptor } from '@sgc/release-format';
import { releaseOrigin, SectionWatch, type Workspace } from '@sgc/release-intake';
import type { RenderSettings } from '@sgc/renderer/host';
import type pg from 'pg';
import type { Logger } from 'pino';
import { ADDRESS_GRANTS, isGranted } from './access/address-grants.ts';
import type { RegistryConfig } from './config/config.schema.ts';
import { databaseTime } from './database/database.ts';
import { repeat } from './repeat.ts';
import { RolloutAnalysis } from './rollout/analysis.ts';
import { Intake } from './rollout/intake.ts';
import { Operations } from './rollout/operations.ts';
import { Previews } from './rollout/previews.ts';
import { readRefusals } from './rollout/refusal-store.ts';
import { Refusals } from './rollout/refusals.ts';
import { Rollout } from './rollout/rollout.ts';
import { AuditLog } from './state/audit-log.ts';
import { withShell } from './state/live-versions.ts';
import { StateStore } from './state/state-store.ts';
import type { ReleaseStore } from './store/release-store.ts';
import { readTallies, removeTallies, storeTallies } from './telemetry/tally-store.ts';
import { AuditWebhook } from './webhook/audit-webhook.ts';

const STORE_TALLIES_MS = 1000;
const CLEAN_UP_MS = 60_000;

export interface ControlParts extends TrialMeans {
  readonly config: RegistryConfig;
  readonly pool: pg.Pool;
  readonly store: ReleaseStore;
  readonly workspace: Workspace;
  readonly shell: ShellDescriptor;
  /** Folder of the built shell. */
  readonly shellBuild: URL;
  readonly access: () => Access | undefined;
  readonly render: RenderSettings;
  readonly hydration: HydrationCheck | undefined;
  readonly onRefusal: (section: string, refused: RefusedRelease) => void;
  readonly log: Logger;
}

/** Everything that decides, for as long as this instance is the writer. */
export interface Control {
  readonly state: StateStore;
  readonly watches: readonly SectionWatch[];
  readonly rollout: Rollout;
  readonly operations: Operations;
  readonly previews: Previews;
  readonly traffic: TrafficAnalysis;
  readonly webhooks: readonly Pick<AuditWebhook, 'receiver' | 'waiting'>[];
  /** Whether a version of a section, or a build of the shell, stays served. */
  readonly isKept: (one: { readonly section: string; readonly version: string }) => boolean;
  /** Lines of the audit log from which on it was changed by something else; undefined if it is whole. */
  readonly brokenAudit: () => number | undefined;
  close(): Promise<void>;
}

/** Versions whose files are needed, the builds of the shell among them. */
const neededVersions = ({ state: { kept, shells, previews } }: StateStore): Record<string, readonly string[]> => {
  const shown = previews.filter(({ expires }) => expires > Date.now()).flatMap(previewedReleases);
  const sections = new Set([...Object.keys(kept), ...shown.map(({ section }) => section)]);
  const of = (section: string): readonly string[] => [
    ...(kept[section] ?? []),
    ...shown.filter((one) => one.section === section).map(({ version }) => version),
  ];
  return { ...Object.fromEntries([...sections].map((section) => [section, of(section)])), [SHELL]: shells };
};

/** Makes this instance the one that decides. `session` holds the writer's lock. */
export const openControl = async (parts: ControlParts, session: pg.Client, onDoubt: () => void): Promise<Control> => {
  const { config, pool, store, workspace, shell, shellBuild, access, render, live, log } = parts;
  const audit = await AuditLog.open(session, config.auditKey);
  const lastBefore = audit.lastNumber;
  const state = await StateStore.open(session, audit, onDoubt);
  await store.addShell(shell, fileURLToPath(shellBuild));
  await state.change((now) => ({ next: withShell(now, shell.version), result: undefined }));

  const watches = config.sectionOrigins.map(
    ({ section, place }) => new SectionWatch(section, releaseOrigin(place), shell.version),
  );
  for (const watch of watches) watch.restore(await readRefusals(pool, watch.section));
  const refusals = new Refusals({ watches, state, pool, log, onRefusal: parts.onRefusal });
  const gate = new Gate({
    shell,
    authority: access,
    grants: { sections: Object.keys(ADDRESS_GRANTS), isGranted },
    render,
    looks: parts.looks,
    descriptions: parts.descriptions,
    now: () => databaseTime(pool),
    hydration: parts.hydration,
    clash: (descriptor) => store.clash(descriptor, state.state.kept[descriptor.section] ?? []),
  });
  const limitMs = config.releaseLimitMs;
  const rollout = new Rollout({ state, gate, live, workspace, refusals, limitMs, log });
  const operations = new Operations({ state, rollout, gate, workspace });
  const traffic = new TrafficAnalysis(config.analysis);
  traffic.restore(await readTallies(pool));
  new RolloutAnalysis({ state: () => state.state, operations, traffic, store, settings: config.rollout, log });
  const pollMs = config.releasePollMs;
  const intake = new Intake({ watches, state, gate, workspace, rollout, refusals, pollMs, limitMs, log });

  let brokenAudit: number | undefined;
  const checkAudit = async (): Promise<void> => {
    const broken = await audit.firstBroken(pool);
    if (broken !== undefined && brokenAudit === undefined) {
      log.error({ line: broken }, 'the audit log was changed by something else than the registry');
    }
    brokenAudit = broken;
  };
  const stopping = new AbortController();
  const until = { log, stopping: stopping.signal };
  void repeat(STORE_TALLIES_MS, () => storeTallies(pool, traffic.takeChanged()), until);
  const cleanUp = async (): Promise<void> => {
    const needed = neededVersions(state);
    const forgotten = traffic.forgetAllBut((section, version) => needed[section]?.includes(version) === true);
    await removeTallies(pool, forgotten);
    await store.removeUnneeded(needed);
    await workspace.keepOnly(needed);
    await checkAudit();
  };
  void repeat(CLEAN_UP_MS, cleanUp, until);
  await checkAudit();
  const lastLine = (): number => audit.lastNumber;
  const webhooks = config.webhooks.map((settings) => new AuditWebhook({ settings, pool, lastBefore, lastLine, log }));
  void intake.start().catch((error: unknown) => log.error({ err: error }, 'origins cannot be looked at'));

  return {
    state,
    watches,
    rollout,
    operations,
    previews: new Previews(rollout, state),
    traffic,
    webhooks,
    isKept: ({ section, version }) => {
      const { kept, shells } = state.state;
      return (section === SHELL ? shells : (kept[section] ?? [])).includes(version);
    },
    brokenAudit: () => brokenAudit,
    close: async () => {
      stopping.abort();
      void intake.stop();
      rollout.stop();
      await Promise.all(webhooks.map((webhook) => webhook.stop()));
      await storeTallies(pool, traffic.takeChanged()).catch(() => undefined);
      await Promise.all(watches.map(({ origin }) => origin.close()));
    },
  };
};
