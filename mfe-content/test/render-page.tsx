import { text } from 'node:stream/consumers';
import { DEFAULT_BUSINESS_PROFILE as business } from '@sgc/contract/business';
import type { LoadOutcome, PageProps, SeoDescriptor } from '@sgc/contract/section';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, type FunctionComponent } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { section } from '../src/section.ts';

/** A page of the section as the server would render it. */
export interface RenderedPage {
  readonly outcome: LoadOutcome['kind'];
  /** What stands in the page's `main`; empty unless the outcome is `ok`. */
  readonly html: string;
  readonly seo: SeoDescriptor | undefined;
}

/** Loads and renders a page by its id. */
export const renderPage = async (
  id: string,
  params: Readonly<Record<string, string>> = {},
  search = new URLSearchParams(),
): Promise<RenderedPage> => {
  const page = section.pages.find((candidate) => candidate.id === id);
  if (page === undefined) throw new Error(`no page ${id}`);
  const queryClient = new QueryClient();
  const context = {
    params,
    search,
    business,
    queryCache: queryClient,
    api: () => Promise.reject(new Error('content pages ask no API')),
  };
  const { kind } = await page.load(context);
  if (kind !== 'ok') return { outcome: kind, html: '', seo: undefined };
  const Component = (await page.Component()).default as FunctionComponent<PageProps>;
  const { prelude } = await prerenderToNodeStream(
    <QueryClientProvider client={queryClient}>
      {createElement(Component, { params, search, business, outcome: 'ok', fragments: {} })}
    </QueryClientProvider>,
    // Nothing comes in a piece of its own, as on the server.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = (await text(prelude)).replaceAll(/<!--.*?-->/g, '');
  const seo = await page.seo(context);
  queryClient.clear();
  return { outcome: kind, html, seo };
};

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&#x27;': "'",
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
};

/** The words of some HTML; every element's end is the end of a line. */
export const textOf = (html: string): string =>
  html
    .replaceAll(/<\/(p|h\d|li|td|th|dd|dt|caption|summary|a|span)>/g, '\n')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/&(amp|#x27|quot|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity);
