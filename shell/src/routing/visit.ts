import type { PageContext, PageResolution, RefusedSubmission, Section } from '@sgc/contract/section';
import type { QueryClient } from '@tanstack/react-query';
import { redirect, redirectDocument } from 'react-router';
import { homeSection } from '../home/section.ts';
import { type LoadedPage, loadPage, notFoundPage, type Redirect } from '../sections/loaded-page.ts';
import { fetchLazyResources, fetchResources, withinTimeLimit } from '../sections/page-resources.ts';
import { loadSection } from '../sections/remote-sections.ts';
import { pageOf } from '../sections/section-page.ts';
import { resolvePage } from './resolve-page.ts';
import type { SiteFacts } from './site.tsx';

/** One visit in the browser: its release set, its query cache, and how it gets from page to page. */
export interface Visit {
  /** Changes only while developing. */
  set: string;
  readonly site: SiteFacts;
  readonly queryClient: QueryClient;
}

const apiFetch: PageContext['api'] = (path, init) => fetch(path, init);

const declaredSearch = (resolution: PageResolution, search: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...search].filter(([name]) => resolution.search.includes(name)));

const contextOf = (visit: Visit, resolution: PageResolution, url: URL): PageContext => ({
  params: resolution.params,
  search: declaredSearch(resolution, url.searchParams),
  queryCache: visit.queryClient,
  api: apiFetch,
  business: visit.site.business,
});

const ownerOf = async (resolution: PageResolution): Promise<Section> => {
  const sections = await withinTimeLimit(Promise.all(resolution.sections.map(loadSection)));
  return (
    [homeSection, ...sections].find(({ name }) => name === resolution.owner) ?? Promise.reject(new Error('no owner'))
  );
};

/** Loads the page that a resolution names, once its files are checked. */
export const loadResolved = async (
  visit: Visit,
  resolution: PageResolution,
  url: URL,
  submission?: RefusedSubmission,
): Promise<LoadedPage | Redirect> => {
  const page = pageOf(await ownerOf(resolution), resolution.page);
  return loadPage(`${resolution.owner}/${resolution.page}`, page, contextOf(visit, resolution, url), submission);
};

/** Loads the page of a navigation; whatever fails here becomes a load of the document. */
export const loadForNavigation = async (visit: Visit, url: URL): Promise<LoadedPage | Response> => {
  const address = `${url.pathname}${url.search}`;
  const resolved = await resolvePage(visit.set, url.pathname);
  if (resolved.kind === 'not-found') return notFoundPage(visit.site.business);
  if (resolved.kind === 'document') return redirectDocument(address);
  try {
    await fetchResources(resolved.resolution);
    // Loading may need some of them: without their digests the browser refuses to run them.
    fetchLazyResources(resolved.resolution);
    const loaded = await loadResolved(visit, resolved.resolution, url);
    if ('redirect' in loaded) return redirect(loaded.redirect.to);
    return loaded;
  } catch {
    return redirectDocument(address);
  }
};

/** Fetches the code and data of a page that the visitor is likely to open next. */
export const prefetchPage = async (visit: Visit, url: URL): Promise<void> => {
  const resolved = await resolvePage(visit.set, url.pathname);
  if (resolved.kind !== 'page') return;
  await fetchResources(resolved.resolution);
  fetchLazyResources(resolved.resolution);
  await loadResolved(visit, resolved.resolution, url);
};
