import { createHash } from 'node:crypto';
import type { ReleaseDescriptor, ShellDescriptor } from '@sgc/contract/release';

/** One version of a section, verified and stored. `directory` holds the files that the descriptor lists. */
export interface StoredRelease {
  readonly descriptor: ReleaseDescriptor;
  readonly directory: string;
}

/** The versions that show a visit together: the shell's own and at most one of each section. Never changes. */
export interface ReleaseSet {
  readonly id: string;
  readonly shell: ShellDescriptor;
  readonly releases: readonly StoredRelease[];
}

/** A set's id follows from its versions, so that every replica gives the same set the same id. */
export const releaseSet = (shell: ShellDescriptor, releases: readonly StoredRelease[]): ReleaseSet => {
  const ordered = [...releases].sort((a, b) => (a.descriptor.section < b.descriptor.section ? -1 : 1));
  const versions = ordered.map(({ descriptor }) => `${descriptor.section}@${descriptor.version}`);
  const id = createHash('sha256')
    .update([`shell@${shell.version}`, ...versions].join('\n'))
    .digest('hex')
    .slice(0, 16);
  return { id, shell, releases: ordered };
};

/** Versions of a set by section. */
export const versionsOf = (set: ReleaseSet): Record<string, string> =>
  Object.fromEntries(set.releases.map(({ descriptor }) => [descriptor.section, descriptor.version]));

/** Version of a section, or of the `shell`, in a set. */
export const versionIn = (set: ReleaseSet, section: string): string | undefined =>
  section === 'shell'
    ? set.shell.version
    : set.releases.find(({ descriptor }) => descriptor.section === section)?.descriptor.version;
