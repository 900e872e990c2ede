import type { Decisions } from './decisions.ts';
import type { LogEntry, OperationsLog } from './operations-log.ts';
import type { ReleaseControl } from './release-control.ts';
import { versionsOf } from './release-set.ts';
import type { ReleaseStore } from './release-store.ts';

export interface StatusParts {
  readonly control: ReleaseControl;
  readonly store: ReleaseStore;
  readonly decisions: Decisions;
  readonly log: OperationsLog;
}

const TIMELINE_ENTRIES = 30;

const timeline = (log: OperationsLog, section: string): readonly LogEntry[] =>
  log.entries
    .filter((entry) => entry.section === section)
    .slice(-TIMELINE_ENTRIES)
    .reverse();

const sectionStatus = ({ control, store, decisions, log }: StatusParts, live: Record<string, string>) =>
  control.watches.map(({ section, origin, trouble, waiting, refusals }) => {
    const { held, pinned, barred, canaryPercent } = decisions.of(section);
    const status = {
      origin: origin.name,
      live: live[section] ?? null,
      kept: store.versionsOf(section),
      trouble: trouble ?? null,
      waiting: waiting ?? null,
      refused: refusals,
      held: held ?? null,
      pinned: pinned ?? null,
      barred,
      canaryPercent,
      timeline: timeline(log, section),
    };
    return [section, status] as const;
  });

/** What operators see of releases: what is live, what waits and why, what was refused, and who did what. */
export const releaseStatus = (parts: StatusParts) => {
  const { control } = parts;
  const { live, canary, liveSince } = control;
  const versions = versionsOf(live.set);
  return {
    live: { set: live.set.id, since: liveSince.toISOString(), shell: live.set.shell.version, versions },
    canary:
      canary === undefined
        ? null
        : {
            section: canary.section,
            version: canary.version,
            percent: canary.percent,
            set: canary.renderer.set.id,
            since: canary.since.toISOString(),
          },
    sections: Object.fromEntries(sectionStatus(parts, versions)),
  };
};
export type ReleaseStatus = ReturnType<typeof releaseStatus>;
export type SectionStatus = ReleaseStatus['sections'][string];
