import type { Section } from '@sgc/contract/section';
import type { ClientFiles, ReleaseDescriptor, ReleasePage } from '@sgc/release-format';

const filesOf = (name: string, files: ReadonlyMap<string, ClientFiles>): ClientFiles => {
  const found = files.get(name);
  if (found === undefined) {
    throw new Error(`${name}: no such lazily loaded module. A page's or fragment's name must be its file's name.`);
  }
  return found;
};

const stylesOf = ({ styles }: ClientFiles): ClientFiles => ({ scripts: [], lazyScripts: [], styles });

/**
 * A section's pages as its descriptor lists them. While developing a page without browser code has some all the same: open
 * pages follow the sources by it.
 */
export const describePages = (
  { pages }: Pick<Section, 'pages'>,
  files: ReadonlyMap<string, ClientFiles>,
  { development = false } = {},
): ReleasePage[] =>
  pages.map((page) => {
    const own = filesOf(`${page.id}.page`, files);
    const hasNoProgram = page.program === 'none' && !development;
    return {
      id: page.id,
      paths: [page.path, ...(page.aliases ?? [])],
      search: [...(page.search ?? [])],
      fragments: [...(page.fragments ?? [])],
      ...(hasNoProgram ? { program: 'none' } : {}),
      files: hasNoProgram ? stylesOf(own) : own,
    };
  });

/** Scripts of chunks that a section has only for pages without browser code: they were built, and are never loaded. */
export const unusedScripts = (
  pages: readonly ReleasePage[],
  fragments: ReleaseDescriptor['fragments'],
  files: ReadonlyMap<string, ClientFiles>,
): string[] => {
  const scriptsOf = ({ scripts, lazyScripts }: ClientFiles): string[] => [...scripts, ...lazyScripts];
  const used = new Set([...pages.map((page) => page.files), ...Object.values(fragments)].flatMap(scriptsOf));
  const built = pages.filter(({ program }) => program === 'none').map(({ id }) => filesOf(`${id}.page`, files));
  return [...new Set(built.flatMap(scriptsOf))].filter((path) => !used.has(path));
};

/** A section's fragments as its descriptor lists them. */
export const describeFragments = (
  { fragments = {} }: Pick<Section, 'fragments'>,
  files: ReadonlyMap<string, ClientFiles>,
): ReleaseDescriptor['fragments'] =>
  Object.fromEntries(
    Object.entries(fragments).map(([name, { props = {} }]) => [name, { ...filesOf(`${name}.fragment`, files), props }]),
  );
