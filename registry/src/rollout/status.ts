import type { TrafficAnalysis } from '@sgc/canary-analysis';
import type { Figures, SectionStatus, Status } from '@sgc/contract/operations';
import { type ShellDescriptor, setId } from '@sgc/release-format';
import type { SectionWatch } from '@sgc/release-intake';
import type pg from 'pg';
import { latestErrors } from '../errors/error-store.ts';
import { timelineOf } from '../state/audit-entries.ts';
import { decisionsOf } from '../state/decisions.ts';
import type { RegistryState } from '../state/state.schema.ts';
import type { Revision } from '../state/state-store.ts';
import type { ReleaseStore } from '../store/release-store.ts';

export interface StatusParts {
  /** The decisions, current at each reading. */
  readonly decided: Revision;
  readonly shell: ShellDescriptor;
  readonly watches: readonly SectionWatch[];
  readonly analysis: Pick<TrafficAnalysis, 'figures'>;
  readonly pool: pg.Pool;
  readonly store: Pick<ReleaseStore, 'sources' | 'provenances'>;
}

const TIMELINE_ENTRIES = 30;

/** Records of a section in PostgreSQL, apart from the decisions. */
type Recorded = Pick<SectionStatus, 'sources' | 'provenances' | 'timeline' | 'errors'>;

const recordedOf = async (section: string, { decided, pool, store }: StatusParts): Promise<Recorded> => {
  const kept = decided.state.kept[section] ?? [];
  const live = decided.state.live[section];
  const [timeline, sources, provenances, errors] = await Promise.all([
    timelineOf(pool, section, TIMELINE_ENTRIES),
    store.sources(section, kept),
    store.provenances(section, kept),
    live === undefined ? [] : latestErrors(pool, section, live),
  ]);
  return { timeline, sources, provenances, errors };
};

const sectionStatus = (
  watch: SectionWatch,
  recorded: Recorded,
  state: RegistryState,
  analysis: StatusParts['analysis'],
): SectionStatus => {
  const { section, origin, trouble, waiting, refusals } = watch;
  const { frozen, pinned, blocked, canaryPercent } = decisionsOf(state, section);
  const kept = state.kept[section] ?? [];
  const figures: [string, Figures][] = kept.map((version) => [version, analysis.figures(section, version)]);
  return {
    origin: origin.name,
    live: state.live[section] ?? null,
    kept,
    trouble: trouble ?? null,
    waiting: waiting ?? null,
    refused: [...refusals],
    frozen: frozen ?? null,
    pinned: pinned ?? null,
    blocked,
    canaryPercent,
    figures: Object.fromEntries(figures),
    ...recorded,
  };
};

/** What operators see of releases. Decisions are read after the timelines, so that they cover every line of these. */
export const statusOf = async (parts: StatusParts): Promise<Status> => {
  const { decided, shell, watches, analysis } = parts;
  const recorded = await Promise.all(
    watches.map(async (watch) => ({ watch, found: await recordedOf(watch.section, parts) })),
  );
  const { revision, state } = decided;
  const { canary, live, liveSince } = state;
  return {
    revision,
    live: { set: setId(shell.version, live), since: liveSince, shell: shell.version, versions: live },
    canary: canary && { ...canary, set: setId(shell.version, { ...live, [canary.section]: canary.version }) },
    sections: Object.fromEntries(
      recorded.map(({ watch, found }) => [watch.section, sectionStatus(watch, found, state, analysis)]),
    ),
  };
};
