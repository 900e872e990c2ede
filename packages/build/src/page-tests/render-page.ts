import { text } from 'node:stream/consumers';
import { DEFAULT_BUSINESS_PROFILE as business } from '@sgc/contract/business';
import type { ApiFetch, LoadOutcome, Page, PageProps, Section, SeoDescriptor } from '@sgc/contract/section';
import { QueryClientProvider } from '@tanstack/react-query';
import { createElement, type FunctionComponent } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { MemoryRouter } from 'react-router';
import { pageAt } from '../pages/page-at.ts';
import { sectionQueryClient } from '../pages/section-query-client.ts';

/** A page as the server would render it. */
export interface RenderedPage {
  readonly outcome: LoadOutcome['kind'];
  /** What stands in the page's `main`; empty where the shell shows a screen of its own, or another page. */
  readonly html: string;
  /** How the page describes itself; undefined where it shows nothing. */
  readonly seo: SeoDescriptor | undefined;
}

/** An API that is down. */
export const noApi: ApiFetch = () => Promise.reject(new TypeError('fetch failed'));

const showsItself = ({ ownScreens = [] }: Page, outcome: PageProps['outcome']): boolean =>
  outcome === 'ok' || ownScreens.includes(outcome);

/**
 * Loads and renders what a section shows at an address, such as `/rentals?days=8`.
 * @param api answers what the page asks; without it the API is down.
 * @throws if the section shows no page there.
 */
export const renderPage = async (section: Section, address: string, api = noApi): Promise<RenderedPage> => {
  const found = pageAt(section, address);
  if (found === undefined) throw new Error(`${section.name} shows no page at ${address}`);
  const { page, params, search } = found;
  const queryClient = sectionQueryClient(api);
  const context = { params, search, business, queryCache: queryClient, api };
  const { kind: outcome } = (await page.load?.(context)) ?? { kind: 'ok' };
  if (outcome === 'redirect' || !showsItself(page, outcome)) return { outcome, html: '', seo: undefined };
  const Component = (await page.Component()).default as FunctionComponent<PageProps>;
  const shown = createElement(Component, { params, search, business, outcome, fragments: {} });
  const inRouter = createElement(MemoryRouter, { initialEntries: [address] }, shown);
  const { prelude } = await prerenderToNodeStream(
    createElement(QueryClientProvider, { client: queryClient }, inRouter),
    // Nothing comes in a piece of its own, as on the server.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = (await text(prelude)).replaceAll(/<!--.*?-->/g, '');
  const seo = await page.seo(context, outcome);
  queryClient.clear();
  return { outcome, html, seo };
};
