import type { PageContext, PageResolution, Section } from '@sgc/contract/section';
import type { QueryClient } from '@tanstack/react-query';
import { redirect, redirectDocument } from 'react-router';
import { homeSection } from '../home/section.ts';
import { note } from '../reporting/browser-events.ts';
import { type LoadedPage, type LoadOptions, loadPage, notFoundPage, type Redirect } from '../sections/loaded-page.ts';
import { fetchLazyResources, fetchResources, withinTimeLimit } from '../sections/page-resources.ts';
import { loadSection } from '../sections/remote-sections.ts';
import { pageOf } from '../sections/section-page.ts';
import { fetchNextPage, type NextPage } from './next-page.ts';
import { resolvePage } from './resolve-page.ts';
import type { SiteFacts } from './site.tsx';
import type { ShownPage } from './use-page-change.ts';

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

const sectionsOf = async (resolution: PageResolution): Promise<Map<string, Section>> => {
  const sections = await Promise.all(resolution.sections.map(loadSection));
  return new Map([homeSection, ...sections].map((section) => [section.name, section]));
};

/** Shows the page that a resolution names with the code of its sections. */
const loadWith = async (
  visit: Visit,
  resolution: PageResolution,
  url: URL,
  options: LoadOptions,
): Promise<LoadedPage | Redirect> => {
  const { sections } = options;
  const owner = sections.get(resolution.owner);
  if (owner === undefined) throw new Error(`nobody shows ${url.pathname}`);
  return loadPage(resolution.owner, pageOf(owner, resolution.page), contextOf(visit, resolution, url), options);
};

/** Loads the page of a navigation, once its files are checked. */
const loadResolved = async (visit: Visit, resolution: PageResolution, url: URL): Promise<LoadedPage | Redirect> =>
  loadWith(visit, resolution, url, { sections: await withinTimeLimit(sectionsOf(resolution)) });

/** Loads the page that the document shows already: however late its code is, nobody waits for it. */
export const loadShown = async (
  visit: Visit,
  resolution: PageResolution,
  url: URL,
  options: Omit<LoadOptions, 'sections'>,
): Promise<LoadedPage | Redirect> =>
  loadWith(visit, resolution, url, { sections: await sectionsOf(resolution), ...options });

/** Long enough for a click after a prefetch: the head is to be what a load of the address would give now. */
const HEAD_FRESH_MS = 10_000;

const headOf = (visit: Visit, address: string): Promise<NextPage> =>
  visit.queryClient.fetchQuery({
    queryKey: ['head', visit.set, address],
    queryFn: () => fetchNextPage(visit.set, address),
    staleTime: HEAD_FRESH_MS,
  });

/**
 * Loads the page of a navigation; whatever fails here becomes a load of the document.
 * @param signal says that the visitor went elsewhere meanwhile.
 */
export const loadForNavigation = async (visit: Visit, url: URL, signal: AbortSignal): Promise<ShownPage | Response> => {
  const address = `${url.pathname}${url.search}`;
  const head = headOf(visit, address);
  // Looked at below, if the page gets that far.
  head.catch(() => undefined);
  const resolved = await resolvePage(visit.set, url.pathname);
  if (resolved.kind === 'document') return redirectDocument(address);
  try {
    if (resolved.kind === 'not-found') return { ...notFoundPage(visit.site.business), ...(await head) };
    await fetchResources(resolved.resolution);
    // Loading may need some of them: without their digests the browser refuses to run them.
    fetchLazyResources(resolved.resolution);
    const loaded = await loadResolved(visit, resolved.resolution, url);
    if ('redirect' in loaded) return redirect(loaded.redirect.to);
    const { token, ...rest } = await head;
    if (token !== undefined && !signal.aborted) note({ kind: 'opening', token, sections: loaded.sections });
    return { ...loaded, ...rest, token };
  } catch {
    return redirectDocument(address);
  }
};

/** Fetches the code and data of a page that the visitor is likely to open next. */
export const prefetchPage = async (visit: Visit, url: URL): Promise<void> => {
  const resolved = await resolvePage(visit.set, url.pathname);
  if (resolved.kind !== 'page') return;
  headOf(visit, `${url.pathname}${url.search}`).catch(() => undefined);
  await fetchResources(resolved.resolution);
  fetchLazyResources(resolved.resolution);
  await loadResolved(visit, resolved.resolution, url);
};
