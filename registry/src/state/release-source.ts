import type { ReleaseSource } from '@sgc/contract/operations';

/** Something that may know what it was built from: a descriptor, an entry of the audit log. */
interface Sourced {
  readonly source?: ReleaseSource | undefined;
}

/** The source of a release, as part of an entry of the audit log; empty if its build did not say. */
export const sourceOf = ({ source }: Sourced): { source?: ReleaseSource } => (source === undefined ? {} : { source });

/** Fields by which log lines identify a release, beside its version. */
export const logged = ({ source }: Sourced): Partial<ReleaseSource> => {
  if (source === undefined) return {};
  const { commit, branch, author, subject } = source;
  return { commit, ...(branch === undefined ? {} : { branch }), author, subject };
};
