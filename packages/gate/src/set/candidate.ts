import { type ReleaseSet, type StoredRelease, withReleases } from '@sgc/release-format';
import type { RendererReady, SetRenderer } from '@sgc/renderer/host';

/** The live set, and its pages as they are today. */
export type LiveSet = Pick<SetRenderer, 'set' | 'render' | 'describe'> & {
  readonly ready: Pick<RendererReady, 'samples'>;
};

/** Releases, and the set that would be live with them, beside the live one. */
export interface Candidate {
  readonly live: LiveSet;
  readonly set: ReleaseSet;
  readonly releases: readonly StoredRelease[];
}

/** Puts releases in the place of the live ones of their sections. */
export const candidate = (live: LiveSet, releases: readonly StoredRelease[]): Candidate => ({
  live,
  releases,
  set: withReleases(live.set, releases),
});

/** Whether nothing is live: then there is no site to protect, and its first visitors wait. */
export const isFirst = ({ live }: Pick<Candidate, 'live'>): boolean => live.set.releases.length === 0;
