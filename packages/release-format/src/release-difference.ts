import type { ReleaseDescriptor } from './descriptor.schema.ts';

/** The changes of a version from the one before it. */
export interface ReleaseDifference {
  /** The version before. */
  readonly from: string;
  /** The commits that both were built from, where both builds said so. */
  readonly commits: { readonly from: string; readonly to: string } | undefined;
  /** Ids of pages. One has changed if its addresses, its fragments or what browsers load for it have. */
  readonly pages: {
    readonly added: readonly string[];
    readonly removed: readonly string[];
    readonly changed: readonly string[];
  };
  /** Size of all files for browsers on the wire, in bytes. */
  readonly browserBytes: { readonly from: number; readonly to: number };
}

/** Everything of a page but the container's entry, which names all of the section's files and so changes with each of them. */
const contentOf = (
  { clientEntry, files: all }: ReleaseDescriptor,
  page: ReleaseDescriptor['pages'][number],
): string => {
  const digests = new Map(all.map(({ path, integrity }) => [path, integrity]));
  const own = (paths: readonly string[]) =>
    paths.filter((path) => path !== clientEntry).map((path) => [path, digests.get(path)]);
  const { paths, search, fragments, program, files } = page;
  const loaded = [own(files.scripts), own(files.lazyScripts), own(files.styles)];
  return JSON.stringify([paths, search, fragments, program, loaded]);
};

const pagesOf = (descriptor: ReleaseDescriptor): ReadonlyMap<string, string> =>
  new Map(descriptor.pages.map((page) => [page.id, contentOf(descriptor, page)]));

const browserBytes = ({ files }: ReleaseDescriptor): number => {
  const sizes = new Map(files.map(({ path, size }) => [path, size]));
  return files
    .filter(({ path }) => path.startsWith('client/') && !/\.(br|gz)$/.test(path))
    .reduce((sum, { path, size }) => sum + (sizes.get(`${path}.br`) ?? size), 0);
};

/** The changes from one release of a section to another. */
export const differenceOf = (before: ReleaseDescriptor, after: ReleaseDescriptor): ReleaseDifference => {
  const [old, now] = [pagesOf(before), pagesOf(after)];
  const [from, to] = [before.source?.commit, after.source?.commit];
  return {
    from: before.version,
    commits: from === undefined || to === undefined ? undefined : { from, to },
    pages: {
      added: [...now.keys()].filter((id) => !old.has(id)),
      removed: [...old.keys()].filter((id) => !now.has(id)),
      changed: [...now].filter(([id, content]) => old.has(id) && old.get(id) !== content).map(([id]) => id),
    },
    browserBytes: { from: browserBytes(before), to: browserBytes(after) },
  };
};
