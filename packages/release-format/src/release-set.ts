import type { ReleaseDescriptor, ShellDescriptor } from './descriptor.schema.ts';
import { shortDigest } from './digest.ts';

/** One version of a section, verified and stored. `directory` holds the descriptor, and the files that it lists. */
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

/** A set's id follows from its versions, so that every shell and the registry give the same set the same id. */
export const setId = (shell: string, versions: Readonly<Record<string, string>>): string => {
  const ordered = Object.entries(versions).sort(([a], [b]) => (a < b ? -1 : 1));
  return shortDigest([`shell@${shell}`, ...ordered.map(([section, version]) => `${section}@${version}`)].join('\n'));
};

/** The set of a build of the shell and some releases, at most one of each section. */
export const releaseSet = (shell: ShellDescriptor, releases: readonly StoredRelease[]): ReleaseSet => {
  const ordered = [...releases].sort((a, b) => (a.descriptor.section < b.descriptor.section ? -1 : 1));
  const versions = Object.fromEntries(ordered.map(({ descriptor }) => [descriptor.section, descriptor.version]));
  return { id: setId(shell.version, versions), shell, releases: ordered };
};

/** Versions of a set by section. */
export const versionsOf = (set: ReleaseSet): Record<string, string> =>
  Object.fromEntries(set.releases.map(({ descriptor }) => [descriptor.section, descriptor.version]));

/** The sections that releases are of. */
export const sectionsOf = (releases: readonly StoredRelease[]): ReadonlySet<string> =>
  new Set(releases.map(({ descriptor }) => descriptor.section));

/** A set with some releases in the place of what it has of their sections. */
export const withReleases = ({ shell, releases }: ReleaseSet, others: readonly StoredRelease[]): ReleaseSet => {
  const changed = sectionsOf(others);
  const kept = releases.filter(({ descriptor }) => !changed.has(descriptor.section));
  return releaseSet(shell, [...kept, ...others]);
};

/** A section's release in a set. */
export const releaseIn = ({ releases }: Pick<ReleaseSet, 'releases'>, section: string): ReleaseDescriptor | undefined =>
  releases.find(({ descriptor }) => descriptor.section === section)?.descriptor;

/** Version of a section, or of the `shell`, in a set. */
export const versionIn = (set: ReleaseSet, section: string): string | undefined =>
  section === 'shell' ? set.shell.version : releaseIn(set, section)?.version;
