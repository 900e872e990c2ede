import type { PageContext, Section } from '@sgc/contract/section';
import { dehydrate, QueryClient } from '@tanstack/react-query';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { createQueryClient } from '../../../src/routing/query-client.ts';
import { type SiteFacts, SiteProviders, siteRoutes } from '../../../src/routing/site.tsx';
import { type LoadedPage, loadPage, notFoundPage, unavailablePage } from '../../../src/sections/loaded-page.ts';
import { pageOf } from '../../../src/sections/section-page.ts';
import type { ReleaseSet } from '../../releases/release-set.ts';
import { resolvePage } from '../../routing/page-resolution.ts';
import type { Rendered, RenderedPage, RenderRequest } from '../messages.ts';
import { documentOf } from './document.ts';
import { renderToText } from './render-to-text.ts';

/** What rendering draws from, the same for every page of a worker. */
export interface RenderSite {
  readonly set: ReleaseSet;
  readonly sections: ReadonlyMap<string, Section>;
  readonly facts: SiteFacts;
  readonly apiOrigin: string;
  readonly development: boolean;
}

const STATUS = { ok: 200, 'not-found': 404, unavailable: 503 } as const;

/** The server tries a query once: its time is short, and the browser tries again. */
const NO_RETRIES = 0;

const apiFetch =
  (origin: string, requestId: string, signal: AbortSignal): PageContext['api'] =>
  (path, init) =>
    fetch(new URL(path, origin), {
      ...init,
      headers: { ...init?.headers, 'x-request-id': requestId },
      signal: init?.signal ? AbortSignal.any([init.signal, signal]) : signal,
    });

const pageElement = async (page: LoadedPage, url: URL, site: RenderSite, queryClient: QueryClient) => {
  const { query, dataRoutes } = createStaticHandler(siteRoutes(async () => page));
  const context = await query(new Request(url));
  if (context instanceof Response) throw new Error('the router answered instead of the page');
  return (
    <SiteProviders site={site.facts} queryClient={queryClient}>
      <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
    </SiteProviders>
  );
};

/** Lets one rendering at a time run components, and says which. */
export type Exclusively = <T>(work: () => Promise<T>) => Promise<T>;

/** Renders one page of a set. */
export const renderPage = async (
  site: RenderSite,
  { pathname, search, match, requestId, submission }: RenderRequest,
  signal: AbortSignal,
  exclusively: Exclusively,
): Promise<Rendered> => {
  const url = new URL(`${pathname}${search}`, site.facts.business.origin);
  const api = apiFetch(site.apiOrigin, requestId, signal);
  const queryClient = createQueryClient(api, NO_RETRIES);

  const section = match === undefined ? undefined : site.sections.get(match.owner);
  const page = match === undefined || section === undefined ? undefined : pageOf(section, match.page);
  const loaded =
    match === undefined || page === undefined
      ? notFoundPage(site.facts.business)
      : await loadPage(
          `${match.owner}/${match.page}`,
          page,
          {
            params: match.params,
            search: url.searchParams,
            queryCache: queryClient,
            api,
            business: site.facts.business,
          },
          submission,
        );
  if ('redirect' in loaded) {
    return { kind: 'redirect', location: loaded.redirect.to, permanent: loaded.redirect.permanent };
  }

  const rootHtml = await exclusively(async () => renderToText(await pageElement(loaded, url, site, queryClient)));
  const payload = {
    set: site.set.id,
    resolution: match === undefined ? null : resolvePage(site.set, match),
    queries: dehydrate(queryClient),
    business: site.facts.business,
    municipalities: [...site.facts.municipalities],
    followsLiveCode: site.development,
    ...(submission === undefined ? {} : { submission }),
  };
  return {
    kind: 'page',
    status: STATUS[loaded.outcome],
    ...documentOf(site.set, loaded, rootHtml, payload),
    caching: page?.caching ?? 'shared',
    dataTags: page?.dataTags ?? [],
  };
};

/** The page that stands in for one that cannot be rendered. It runs no code: nothing of it can fail. */
export const renderFallback = async (site: RenderSite): Promise<RenderedPage> => {
  const page = unavailablePage(site.facts.business);
  const element = await pageElement(page, new URL(site.facts.business.origin), site, new QueryClient());
  return {
    kind: 'page',
    status: 503,
    ...documentOf(site.set, page, await renderToText(element)),
    caching: 'private',
    dataTags: [],
  };
};
