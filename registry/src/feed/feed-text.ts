import { type Feed, feedSchema } from '@sgc/contract/operations';
import type { Revision } from '../state/state-store.ts';

/** The feed as it is sent, and the tag that tells it from every other. */
export interface FeedText {
  readonly etag: string;
  readonly text: string;
}

/** The part of the decisions that shells follow. */
export const feedOf = ({ revision, state }: Revision, now: number): Feed => {
  const { shells, live, liveSince, arrivals, canary, previews, kept, sets, telemetryKey } = state;
  const known = Object.entries(arrivals).flatMap(([section, { from, at }]) =>
    from === undefined ? [] : [[section, { from, at }] as const],
  );
  return feedSchema.parse({
    revision,
    shells,
    live,
    liveSince,
    arrivals: Object.fromEntries(known),
    canary,
    previews: previews.filter(({ expires }) => expires > now),
    kept,
    // A set is left out once one of its files may be gone.
    sets: sets.filter(({ versions }) =>
      Object.entries(versions).every(([section, one]) => kept[section]?.includes(one)),
    ),
    telemetryKey,
  });
};

export const feedText = (revision: Revision, now: number): FeedText => ({
  etag: `"${revision.revision}"`,
  text: JSON.stringify(feedOf(revision, now)),
});
