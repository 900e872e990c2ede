import type { ClientFiles, ReleaseFile } from '@sgc/contract/release';
import type { PageResolution, PageResource } from '@sgc/contract/section';
import type { ReleaseSet } from '../releases/release-set.ts';
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
export const shellResources = ({ shell }: ReleaseSet): Record<'scripts' | 'styles' | 'fonts', PageResource[]> => {
  const of = resource('shell', shell.files);
  return { scripts: shell.scripts.map(of), styles: shell.styles.map(of), fonts: shell.fonts.map(of) };
};

const resourcesOf = (owner: string, all: readonly ReleaseFile[], files: ClientFiles) => {
  const of = resource(owner, all);
  return {
    scripts: files.scripts.map(of),
    lazyScripts: files.lazyScripts.map(of),
    styles: files.styles.map((path) => ({ ...of(path), chunk: path.slice(CLIENT_FOLDER.length) })),
  };
};

const shellPage = ({ shell }: ReleaseSet, page: string) => {
  const files = shell.pages[`${page}.page`];
  if (files === undefined) throw new Error(`the shell has no page ${page}`);
  const own = { ...files, scripts: files.scripts.filter((path) => !shell.scripts.includes(path)) };
  return { sections: [], ...resourcesOf('shell', shell.files, { ...own, styles: [] }) };
};

const sectionPage = (set: ReleaseSet, match: PageMatch) => {
  const descriptor = set.releases.find((release) => release.descriptor.section === match.owner)?.descriptor;
  const files = descriptor?.pages.find((page) => page.id === match.page)?.files;
  if (descriptor === undefined || files === undefined) throw new Error(`no page ${match.page} in ${match.owner}`);
  const { section: name, version, clientEntry } = descriptor;
  return {
    sections: [{ name, version, entry: assetUrl(name, clientEntry) }],
    ...resourcesOf(name, descriptor.files, files),
  };
};

/** What the browser needs to show a page of a set. */
export const resolvePage = (set: ReleaseSet, match: PageMatch): PageResolution => ({
  set: set.id,
  owner: match.owner,
  page: match.page,
  params: match.params,
  search: [...match.search],
  ...(match.owner === 'shell' ? shellPage(set, match.page) : sectionPage(set, match)),
});
