import type { Section } from '@sgc/contract/section';
import type { ClientFiles, ReleaseDescriptor, ReleasePage } from '@sgc/release-format';

const filesOf = (name: string, files: ReadonlyMap<string, ClientFiles>): ClientFiles => {
  const found = files.get(name);
  if (found === undefined) {
    throw new Error(`${name}: no such lazily loaded module. A page's or fragment's name must be its file's name.`);
  }
  return found;
};

/** A section's pages as its descriptor lists them. */
export const describePages = (
  { pages }: Pick<Section, 'pages'>,
  files: ReadonlyMap<string, ClientFiles>,
): ReleasePage[] =>
  pages.map((page) => ({
    id: page.id,
    paths: [page.path, ...(page.aliases ?? [])],
    search: [...(page.search ?? [])],
    fragments: [...(page.fragments ?? [])],
    files: filesOf(`${page.id}.page`, files),
  }));

/** A section's fragments as its descriptor lists them. */
export const describeFragments = (
  { fragments = {} }: Pick<Section, 'fragments'>,
  files: ReadonlyMap<string, ClientFiles>,
): ReleaseDescriptor['fragments'] =>
  Object.fromEntries(
    Object.entries(fragments).map(([name, { props = {} }]) => [name, { ...filesOf(`${name}.fragment`, files), props }]),
  );
