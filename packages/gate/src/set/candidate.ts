import { type ReleaseSet, releaseSet, type ShellDescriptor, type StoredRelease, sectionsOf } from '@sgc/release-format';
import type { SetRenderer } from '@sgc/renderer/host';

/** Releases, and the set that would be live with them, beside the one that is. */
export interface Candidate {
  readonly live: SetRenderer;
  readonly set: ReleaseSet;
  readonly releases: readonly StoredRelease[];
}

/** Puts releases in the place of what is live of their sections. */
export const candidate = (live: SetRenderer, releases: readonly StoredRelease[], shell: ShellDescriptor): Candidate => {
  const changed = sectionsOf(releases);
  const kept = live.set.releases.filter(({ descriptor }) => !changed.has(descriptor.section));
  return { live, releases, set: releaseSet(shell, [...kept, ...releases]) };
};

/** Where nothing is live there is no site to protect, and its first visitors wait. */
export const isFirst = ({ live }: Pick<Candidate, 'live'>): boolean => live.set.releases.length === 0;
