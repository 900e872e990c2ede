import type { PageContext, PageResolution, Section } from '@sgc/contract/section';
import { hydrate, type QueryClient } from '@tanstack/react-query';
import { homeSection } from '../home/section.ts';
import { type LoadedPage, type LoadOptions, loadPage, notFoundPage, type Redirect } from '../sections/loaded-page.ts';
import { fetchLazyResources, fetchResources, withinTimeLimit } from '../sections/page-resources.ts';
import { loadSection } from '../sections/remote-sections.ts';
import { pageOf } from '../sections/section-page.ts';
import type { Loaded } from './navigation.ts';
import { askForPage, holdAnswer, type PageAnswer } from './page-answer.ts';
import type { SiteFacts } from './site.tsx';
import type { ShownPage } from './use-page-change.ts';

/** One visit in the browser: its release set, its query cache, and how it gets from page to page. */
export interface Visit {
  /** Changes only while developing. */
  set: string;
  readonly site: SiteFacts;
  readonly queryClient: QueryClient;
  /** Policies of Trusted Types that the document allows. */
  readonly trustedTypes: PageResolution['trustedTypes'];
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
  if (owner === undefined) throw new Error(`no section shows ${url.pathname}`);
  return loadPage(resolution.owner, pageOf(owner, resolution.page), contextOf(visit, resolution, url), options);
};

/** Loads the page that the document shows already, without a time limit: the visitor does not wait for its code. */
export const loadShown = async (
  visit: Visit,
  resolution: PageResolution,
  url: URL,
  options: Omit<LoadOptions, 'sections'>,
): Promise<LoadedPage | Redirect> =>
  loadWith(visit, resolution, url, { sections: await sectionsOf(resolution), ...options });

/** The part of an address that the shell is asked for. */
export const addressOf = ({ pathname, search }: URL): string => pathname + search;

/** Whether this document cannot show a page: there is no code for it, or its code needs what the document does not allow. */
const needsDocument = ({ trustedTypes }: Visit, page: PageResolution): boolean =>
  page.program === 'none' || page.trustedTypes.some((policy) => !trustedTypes.includes(policy));

/** Loads a page with all that showing it takes, its files checked against their digests. */
const load = async (visit: Visit, url: URL, asked: Promise<PageAnswer>): Promise<ShownPage | Redirect> => {
  const { resolution, head, queries, token } = await asked;
  if (resolution === null) return { ...notFoundPage(visit.site.business), head, token };
  if (needsDocument(visit, resolution)) throw new Error(`${url.pathname} is a document of its own`);
  hydrate(visit.queryClient, queries ?? {});
  // Loading may need some of those that come later: without their digests the browser refuses to run them.
  fetchLazyResources(resolution);
  await fetchResources(resolution);
  const loaded = await loadWith(visit, resolution, url, { sections: await sectionsOf(resolution) });
  return 'redirect' in loaded ? loaded : { ...loaded, head, token, resolution };
};

/** Pages that are whole, or on their way, by the answers that they come from. */
const pages = new WeakMap<Promise<PageAnswer>, Promise<ShownPage | Redirect>>();

/**
 * Loads ahead the page that the visitor is likely to open next: a click then shows it from memory.
 * @throws if it cannot be had in time.
 */
export const preparePage = (visit: Visit, url: URL): Promise<ShownPage | Redirect> => {
  const asked = askForPage(visit.set, addressOf(url));
  const known = pages.get(asked);
  if (known !== undefined) return known;
  const page = withinTimeLimit(load(visit, url, asked));
  pages.set(asked, page);
  const forget = (): unknown => pages.delete(asked);
  // A page that could not be had is tried again.
  page.then((loaded) => 'outcome' in loaded && loaded.outcome === 'unavailable' && forget(), forget);
  return page;
};

/** Keeps the page of the document with all that an answer holds, so that coming back to it needs no request. */
export const keepFirstPage = (visit: Visit, url: URL, page: ShownPage & Omit<PageAnswer, 'queries'>): void => {
  const answer = Promise.resolve(page);
  holdAnswer(visit.set, addressOf(url), answer);
  pages.set(answer, answer);
};

/** Loads the page of a navigation; on any failure the browser loads the document. */
export const loadForNavigation = async (visit: Visit, url: URL): Promise<Loaded> => {
  try {
    const loaded = await preparePage(visit, url);
    return 'redirect' in loaded ? { kind: 'redirect', to: loaded.redirect.to } : { kind: 'page', page: loaded };
  } catch {
    return { kind: 'document' };
  }
};
