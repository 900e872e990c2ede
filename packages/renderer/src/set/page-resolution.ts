import { fragmentParts, type PageResolution, type PageResource, type TrustedTypesPolicy } from '@sgc/contract/section';
import {
  type ClientFiles,
  type ReleaseDescriptor,
  type ReleaseFile,
  type ReleaseSet,
  releaseIn,
} from '@sgc/release-format';
import type { PageMatch } from './page-match.ts';

/** Where browsers find the assets of the shell and of every section. */
export const ASSETS = '/_assets';

const CLIENT_FOLDER = 'client/';

/** Public address of a client file. Names carry a digest of the content, so versions share what did not change. */
export const assetUrl = (owner: string, path: string): string =>
  `${ASSETS}/${owner}/${path.slice(CLIENT_FOLDER.length)}`;

const resource = (owner: string, files: readonly ReleaseFile[]) => {
  const integrity = new Map(files.map((file) => [file.path, file.integrity]));
  return (path: string): PageResource => {
    const known = integrity.get(path);
    if (known === undefined) throw new Error(`${owner} lists no file ${path}`);
    return { url: assetUrl(owner, path), integrity: known };
  };
};

/** The files that every page of a set starts from. */
export const shellResources = ({
  shell,
}: ReleaseSet): Record<'scripts' | 'lazyScripts' | 'styles' | 'fonts', PageResource[]> => {
  const of = resource('shell', shell.files);
  return {
    scripts: shell.scripts.map(of),
    lazyScripts: shell.lazyScripts.map(of),
    styles: shell.styles.map(of),
    fonts: shell.fonts.map(of),
  };
};

const resourcesOf = (owner: string, all: readonly ReleaseFile[], files: ClientFiles) => {
  const of = resource(owner, all);
  return {
    scripts: files.scripts.map(of),
    lazyScripts: files.lazyScripts.map(of),
    styles: files.styles.map((path) => ({ ...of(path), chunk: path.slice(CLIENT_FOLDER.length) })),
  };
};

const shellPage = ({ shell }: ReleaseSet, id: string) => {
  const page = shell.pages.find((one) => one.id === id);
  if (page === undefined) throw new Error(`the shell has no page ${id}`);
  const { files, fragments } = page;
  const own = { ...files, scripts: files.scripts.filter((path) => !shell.scripts.includes(path)) };
  return {
    wanted: fragments,
    program: undefined,
    sections: [],
    policies: [],
    ...resourcesOf('shell', shell.files, { ...own, styles: [] }),
  };
};

const sectionPage = (set: ReleaseSet, match: PageMatch) => {
  const descriptor = releaseIn(set, match.owner);
  const page = descriptor?.pages.find(({ id }) => id === match.page);
  if (descriptor === undefined || page === undefined) throw new Error(`no page ${match.page} in ${match.owner}`);
  return {
    wanted: page.fragments,
    program: page.program,
    sections: [entryOf(descriptor)],
    policies: descriptor.trustedTypes ?? [],
    ...resourcesOf(match.owner, descriptor.files, page.files),
  };
};

const entryOf = ({ section: name, version, clientEntry }: ReleaseDescriptor) => ({
  name,
  version,
  entry: assetUrl(name, clientEntry),
});

/** A fragment's files; undefined if the set has no such fragment. */
const fragmentPart = (set: ReleaseSet, name: string) => {
  const [section, fragment] = fragmentParts(name);
  const descriptor = releaseIn(set, section);
  const files = descriptor?.fragments[fragment];
  if (descriptor === undefined || files === undefined) return undefined;
  return {
    name,
    section: entryOf(descriptor),
    policies: descriptor.trustedTypes ?? [],
    ...resourcesOf(section, descriptor.files, files),
  };
};

/** The first of several that are alike. */
const distinctBy = <T>(items: readonly T[], key: (item: T) => string): T[] =>
  [...new Map([...items].reverse().map((item) => [key(item), item])).values()].reverse();

/** Without a program nothing of the page runs, the fragments that it places included. */
const NO_CODE = { sections: [], scripts: [], lazyScripts: [], trustedTypes: [] };

/** The files that the browser needs to show a page of a set, the fragments that it places included. */
export const resolvePage = (set: ReleaseSet, match: PageMatch): PageResolution => {
  const page = match.owner === 'shell' ? shellPage(set, match.page) : sectionPage(set, match);
  const placed = page.wanted.map((name) => fragmentPart(set, name)).filter((part) => part !== undefined);
  const parts = [page, ...placed];
  const byUrl = ({ url }: PageResource) => url;
  const scripts = distinctBy(
    parts.flatMap((part) => part.scripts),
    byUrl,
  );
  const lazy = distinctBy(
    parts.flatMap((part) => part.lazyScripts),
    byUrl,
  );
  return {
    set: set.id,
    owner: match.owner,
    page: match.page,
    params: match.params,
    search: [...match.search],
    fragments: placed.map(({ name }) => name),
    program: page.program,
    trustedTypes: [...new Set(parts.flatMap(({ policies }) => policies))],
    sections: distinctBy([...page.sections, ...placed.map(({ section }) => section)], ({ name }) => name),
    scripts,
    lazyScripts: lazy.filter(({ url }) => scripts.every((script) => script.url !== url)),
    styles: distinctBy(
      parts.flatMap((part) => part.styles),
      byUrl,
    ),
    ...(page.program === 'none' ? NO_CODE : {}),
  };
};

/** Policies of Trusted Types that the document of a page allows beside the shell's own. */
export const trustedTypesOf = (set: ReleaseSet, match: PageMatch | undefined): readonly TrustedTypesPolicy[] =>
  match === undefined ? [] : resolvePage(set, match).trustedTypes;
