import type { Figures, SectionStatus, Status } from '@sgc/contract/operations';
import { type ShellDescriptor, setId } from '@sgc/release-format';
import type pg from 'pg';
import { timelineOf } from '../state/audit-log.ts';
import { decisionsOf } from '../state/decisions.ts';
import type { RegistryState } from '../state/state.schema.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { TrafficAnalysis } from '../telemetry/traffic-analysis.ts';
import type { SectionWatch } from './section-watch.ts';

export interface StatusParts {
  readonly revision: number;
  readonly state: RegistryState;
  readonly shell: ShellDescriptor;
  readonly watches: readonly SectionWatch[];
  readonly analysis: Pick<TrafficAnalysis, 'figures'>;
  readonly pool: pg.Pool;
  readonly store: Pick<ReleaseStore, 'sources'>;
}

const TIMELINE_ENTRIES = 30;

const sectionStatus = async (
  watch: SectionWatch,
  { state, analysis, pool, store }: StatusParts,
): Promise<SectionStatus> => {
  const { section, origin, trouble, waiting, refusals } = watch;
  const { frozen, pinned, blocked, canaryPercent } = decisionsOf(state, section);
  const kept = state.kept[section] ?? [];
  const figures: [string, Figures][] = kept.map((version) => [version, analysis.figures(section, version)]);
  return {
    origin: origin.name,
    live: state.live[section] ?? null,
    kept,
    sources: await store.sources(section, kept),
    trouble: trouble ?? null,
    waiting: waiting ?? null,
    refused: [...refusals],
    frozen: frozen ?? null,
    pinned: pinned ?? null,
    blocked,
    canaryPercent,
    figures: Object.fromEntries(figures),
    timeline: await timelineOf(pool, section, TIMELINE_ENTRIES),
  };
};

/** What operators see of releases. */
export const statusOf = async (parts: StatusParts): Promise<Status> => {
  const { revision, state, shell, watches } = parts;
  const { canary, live, liveSince } = state;
  const sections = await Promise.all(
    watches.map(async (watch) => [watch.section, await sectionStatus(watch, parts)] as const),
  );
  return {
    revision,
    live: { set: setId(shell.version, live), since: liveSince, shell: shell.version, versions: live },
    canary: canary && { ...canary, set: setId(shell.version, { ...live, [canary.section]: canary.version }) },
    sections: Object.fromEntries(sections),
  };
};
