import type { Logger } from 'pino';
import { parseDescriptor } from './checks.ts';
import type { Decisions, SectionDecisions } from './decisions.ts';
import type { ReleaseControl } from './release-control.ts';
import type { ReleaseOrigin } from './release-origin.ts';
import { type StoredRelease, versionsOf } from './release-set.ts';

export interface AdoptionParts {
  readonly control: ReleaseControl;
  readonly decisions: Decisions;
  /** Where another replica has the release of a section that it shows. */
  readonly place: (section: string) => ReleaseOrigin;
  readonly log: Logger;
}

const ACT = { who: 'shell', what: 'live', why: 'as other replicas show it' } as const;

/** Whether what is live of a section was decided away, or frozen elsewhere, while this replica did not run. */
const isOvertaken = ({ held, pinned, barred }: SectionDecisions, live: string | undefined): boolean =>
  live === undefined ||
  barred[live] !== undefined ||
  held !== undefined ||
  (pinned ?? { version: live }).version !== live;

/** The release that another replica shows, unless it is live here; its files are checked, nothing of it is run. */
const shownThere = async (
  section: string,
  { control, place }: AdoptionParts,
  live: string | undefined,
): Promise<StoredRelease | undefined> => {
  const origin = place(section);
  try {
    const seen = await origin.look(undefined);
    if (seen.kind !== 'descriptor') return undefined;
    const descriptor = parseDescriptor(section, seen.text);
    if (descriptor.version === live) return undefined;
    // It may be older than what has been live: that is what a rollback leaves.
    await control.gate.admit(descriptor, undefined);
    return await control.takeFrom(origin, descriptor);
  } finally {
    await origin.close();
  }
};

/** Shows what another replica shows of the sections whose own version must not be shown, or that have none. */
export const showWhatIsShown = (parts: AdoptionParts): Promise<void> =>
  parts.control.exclusively(async () => {
    const { control, decisions, log } = parts;
    const live = versionsOf(control.live.set);
    const releases: StoredRelease[] = [];
    for (const { section } of control.watches) {
      if (!isOvertaken(decisions.of(section), live[section])) continue;
      const release = await shownThere(section, parts, live[section]).catch((error: Error) => {
        log.warn({ section, reason: error.message }, 'what another replica shows could not be taken over');
      });
      if (release !== undefined) releases.push(release);
    }
    if (releases.length === 0) return;
    await control.replace(releases, ACT).catch((error: Error) => {
      log.error({ reason: error.message }, 'what another replica shows could not be shown here');
    });
  });
