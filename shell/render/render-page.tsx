import {
  fragmentParts,
  type Page,
  type PageContext,
  type PageResolution,
  type Section,
  type SeoDescriptor,
} from '@sgc/contract/section';
import type { ReleaseSet } from '@sgc/release-format';
import {
  type PageDescription,
  placeOf,
  type RenderBounds,
  type RenderContext,
  type Rendered,
  type RenderedPage,
  type RenderRequest,
  reasonOf,
  renderToText,
} from '@sgc/renderer/process';
import { resolvePage } from '@sgc/renderer/set';
import { dehydrate, QueryClient } from '@tanstack/react-query';
import { StaticRouter } from 'react-router';
import type { FirstViewSettings } from '../src/first-view/first-view.ts';
import { createQueryClient } from '../src/routing/query-client.ts';
import { RouterNavigation } from '../src/routing/router-navigation.tsx';
import { type SiteFacts, SiteFrame, SitePage, SiteProviders } from '../src/routing/site.tsx';
import {
  type LoadedPage,
  loadPage,
  notFoundPage,
  type Redirect,
  unavailablePage,
} from '../src/sections/loaded-page.ts';
import { pageOf } from '../src/sections/section-page.ts';
import { describePage } from '../src/seo/describe-page.ts';
import { headTags } from '../src/seo/head-tags.ts';
import { documentOf } from './document.ts';
import type { InlineFiles } from './inline-files.ts';
import { withInlinePicture } from './inline-picture.ts';
import { wordsDigest } from './words-digest.ts';

/** Data for rendering, the same for every page of a renderer. */
export interface RenderSite {
  readonly set: ReleaseSet;
  readonly sections: ReadonlyMap<string, Section>;
  readonly facts: SiteFacts;
  readonly files: InlineFiles;
  readonly development: boolean;
  readonly reportShare: number;
}

const STATUS = { ok: 200, 'not-found': 404, unavailable: 503 } as const;

/** The server tries a query once: its time is short, and the browser tries again. */
const NO_RETRIES = 0;

const pageElement = (page: LoadedPage, url: URL, site: RenderSite, queryClient: QueryClient) => (
  <SiteProviders site={site.facts} queryClient={queryClient}>
    <RouterNavigation>
      <StaticRouter location={`${url.pathname}${url.search}`}>
        <SiteFrame page={page} pathname={url.pathname}>
          <SitePage page={page} />
        </SiteFrame>
      </StaticRouter>
    </RouterNavigation>
  </SiteProviders>
);

const withoutFragment = (page: LoadedPage, name: string): LoadedPage => ({
  ...page,
  props: {
    ...page.props,
    fragments: Object.fromEntries(Object.entries(page.props.fragments).filter(([other]) => other !== name)),
  },
});

interface Shown {
  readonly page: LoadedPage;
  readonly html: string;
  /** The error of the whole page, if a fragment had to be left out. */
  readonly failure?: unknown;
}

/**
 * Renders a page; if it fails, without the fragment to blame.
 * @throws what the page threw, if no single fragment is to blame.
 */
const showPage = async (page: LoadedPage, render: (page: LoadedPage) => Promise<string>): Promise<Shown> => {
  try {
    return { page, html: await render(page) };
  } catch (error) {
    for (const name of Object.keys(page.props.fragments)) {
      const rest = withoutFragment(page, name);
      const html = await render(rest).catch(() => undefined);
      if (html !== undefined) return { page: rest, html, failure: error };
    }
    throw error;
  }
};

/** Sections whose fragments had to be left out because they threw. */
const sectionsOfMissing = (loaded: LoadedPage, shown: LoadedPage): string[] =>
  Object.keys(loaded.props.fragments)
    .filter((name) => !(name in shown.props.fragments))
    .map((name) => fragmentParts(name)[0]);

interface Described {
  readonly loaded: LoadedPage;
  readonly seo: SeoDescriptor;
}

/** Loads a page and lets it describe itself. */
const loadAndDescribe = async (
  site: RenderSite,
  request: RenderRequest,
  url: URL,
  common: Omit<PageContext, 'params' | 'search'>,
): Promise<Described | Redirect> => {
  const { match, submission } = request;
  const section = match === undefined ? undefined : site.sections.get(match.owner);
  if (match === undefined || section === undefined) {
    const loaded = notFoundPage(site.facts.business);
    return { loaded, seo: await describePage(loaded) };
  }
  const page = pageOf(section, match.page);
  const context = { ...common, params: match.params, search: url.searchParams };
  const loaded = await loadPage(match.owner, page, context, { sections: site.sections, submission });
  if ('redirect' in loaded) return loaded;
  return { loaded, seo: await describePage(loaded, { page, context }) };
};

const descriptionOf = ({ loaded, seo }: Described): PageDescription => ({
  title: seo.title,
  description: seo.description,
  canonicalPath: seo.canonicalPath,
  isListed: loaded.outcome === 'ok' && seo.robots !== 'noindex',
});

/** When a page's program comes. The shell's own screen for an unknown address has nothing to run. */
const programStart = (
  { development }: RenderSite,
  { outcome, Component }: LoadedPage,
  { declared, resolution }: { readonly declared: Page | undefined; readonly resolution: PageResolution | null },
): FirstViewSettings['program'] => {
  if (resolution?.program === 'none') return 'none';
  if (development) return 'at-once';
  if (outcome === 'not-found' && Component === undefined) return 'none';
  const start = declared?.program ?? 'when-wanted';
  return start === 'on-navigation' ? 'none' : start;
};

/** Renders one page of a set. */
export const renderPage = async (
  site: RenderSite,
  request: RenderRequest,
  { api, exclusively, ...bounds }: RenderContext,
): Promise<Rendered> => {
  const { match, submission } = request;
  const { business, municipalities, policies } = site.facts;
  const url = new URL(`${request.pathname}${request.search}`, business.origin);
  const queryClient = createQueryClient(api, NO_RETRIES);

  const described = await loadAndDescribe(site, request, url, { queryCache: queryClient, api, business });
  if ('redirect' in described) {
    return { kind: 'redirect', location: described.redirect.to, permanent: described.redirect.permanent };
  }
  const description = descriptionOf(described);
  if (request.onlyDescribe) return { kind: 'described', description };
  const resolution = match === undefined ? null : resolvePage(site.set, match);
  // Before components run: after that, nothing of the page may wait for the host.
  await site.files.prepare(resolution?.styles ?? []);
  const { page, html, failure } = await exclusively(() =>
    showPage(described.loaded, (some) => renderToText(pageElement(some, url, site, queryClient), bounds)),
  );
  const withoutFragments = resolution?.fragments.filter((name) => !(name in page.props.fragments)) ?? [];
  const queries = dehydrate(queryClient);
  const payload = {
    set: site.set.id,
    // The document holds its styles: no program has to fetch them.
    resolution: resolution === null ? null : { ...resolution, styles: [] },
    withoutFragments,
    queries,
    business,
    municipalities: [...municipalities],
    policies: [...policies],
    ...(submission === undefined ? {} : { submission }),
  };
  const declared =
    match === undefined ? undefined : site.sections.get(match.owner)?.pages.find(({ id }) => id === match.page);
  return {
    kind: 'page',
    status: STATUS[page.outcome],
    ...(await documentOf(site, headTags(described.seo, business), await withInlinePicture(site.files, html), {
      styles: resolution?.styles ?? [],
      program: { start: programStart(site, page, { declared, resolution }), payload, reportShare: site.reportShare },
      preview: request.preview,
    })),
    queries,
    description,
    wordsDigest: wordsDigest(html),
    caching: declared?.caching ?? 'shared',
    dataTags: declared?.dataTags ?? [],
    sections: page.sections,
    failedSections: sectionsOfMissing(described.loaded, page),
    withoutFragments,
    ...(failure !== undefined && { fragmentFailure: { reason: reasonOf(failure), ...placeOf(failure, site) } }),
  };
};

/** The page that stands in for one that cannot be rendered. It runs no code: nothing of it can fail. */
export const renderFallback = async (site: RenderSite, bounds: RenderBounds): Promise<RenderedPage> => {
  const page = unavailablePage(site.facts.business);
  const element = pageElement(page, new URL(site.facts.business.origin), site, new QueryClient());
  const seo = await describePage(page);
  const html = await renderToText(element, bounds);
  return {
    kind: 'page',
    status: 503,
    ...(await documentOf(site, headTags(seo, site.facts.business), html)),
    queries: null,
    description: descriptionOf({ loaded: page, seo }),
    wordsDigest: wordsDigest(html),
    caching: 'private',
    dataTags: [],
    sections: [],
    failedSections: [],
    withoutFragments: [],
  };
};
