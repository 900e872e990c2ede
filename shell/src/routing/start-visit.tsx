import { hydrate } from '@tanstack/react-query';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { pause } from '../first-view/pause.ts';
import { tellProgram } from '../first-view/program-state.ts';
import { replay } from '../first-view/replay.ts';
import { takenOver } from '../first-view/taken-over.ts';
import { startReporting } from '../reporting/start-reporting.ts';
import { reactErrors } from '../reporting/watch-window.ts';
import { notFoundPage } from '../sections/loaded-page.ts';
import { PAYLOAD_ELEMENT_ID, type PagePayload, sectionsOf } from '../sections/page-payload.ts';
import { readHead } from '../seo/head-dom.ts';
import { develop, toldReactErrors } from './develop.ts';
import { interceptLinks, onIntent, whileInView } from './links.ts';
import { Navigation } from './navigation.ts';
import { askForPage } from './page-answer.ts';
import { createQueryClient } from './query-client.ts';
import { SiteProviders } from './site.tsx';
import type { ShownPage } from './use-page-change.ts';
import { addressOf, keepFirstPage, loadForNavigation, loadShown, preparePage, type Visit } from './visit.ts';
import { VisitPages } from './visit-pages.tsx';

const RETRIES = 1;

const readPayload = (): PagePayload => JSON.parse(document.getElementById(PAYLOAD_ELEMENT_ID)?.textContent ?? 'null');

const firstPage = async (
  visit: Visit,
  { resolution, submission, withoutFragments }: PagePayload,
  token: string | undefined,
): Promise<ShownPage | undefined> => {
  if (resolution === null) return notFoundPage(visit.site.business);
  const url = new URL(location.href);
  const loaded = await loadShown(visit, resolution, url, { submission, withoutFragments });
  if ('redirect' in loaded) return undefined;
  const page = { ...loaded, resolution, head: readHead(), token };
  const isAsAnswered = loaded.outcome === 'ok' && submission === undefined && withoutFragments.length === 0;
  if (isAsAnswered) keepFirstPage(visit, url, page);
  return page;
};

const prepare = async (visit: Visit, navigation: Navigation, url: URL): Promise<void> => {
  const page = await preparePage(visit, url);
  if (!('redirect' in page)) navigation.renderAhead(url, page);
};

const hydratePage = (visit: Visit, page: ShownPage): void => {
  const navigation = new Navigation(page, (url) => loadForNavigation(visit, url));
  window.firstView?.takeTraversals();
  if (process.env.NODE_ENV === 'development') develop(visit, navigation);
  const root = document.getElementById('root');
  if (root === null) throw new Error('the page has no root element');
  // From here on React gets presses, and hydrates at once what is pressed.
  const presses = window.firstView?.takePresses() ?? [];
  // In pieces between which the browser answers.
  startTransition(() => {
    hydrateRoot(
      root,
      <SiteProviders site={visit.site} queryClient={visit.queryClient}>
        <VisitPages navigation={navigation} />
      </SiteProviders>,
      process.env.NODE_ENV === 'development' ? toldReactErrors() : reactErrors,
    );
  });
  void takenOver.then(async () => {
    await pause();
    interceptLinks((url) => navigation.open(url));
    onIntent((url) => void prepare(visit, navigation, url).catch(() => undefined));
    const look = whileInView((url) => askForPage(visit.set, addressOf(url)));
    let seen = navigation.shown();
    navigation.subscribe(() => {
      if (navigation.shown() === seen) return;
      seen = navigation.shown();
      look();
    });
    look();
    await pause();
    // The program fetches likely next pages itself, and less than their documents.
    document.querySelector('script[type=speculationrules]')?.remove();
    replay(window.firstView?.takeWords() ?? new Map(), presses);
    tellProgram('here');
  });
};

/**
 * Takes over the server's page once its section is here. If the section cannot be loaded the page stays as the server
 * wrote it, and links load documents.
 */
export const startVisit = async (): Promise<void> => {
  const payload = readPayload();
  const token = startReporting(sectionsOf(payload.resolution), payload.resolution?.page);
  const visit: Visit = {
    set: payload.set,
    site: { business: payload.business, municipalities: payload.municipalities, policies: payload.policies },
    trustedTypes: payload.resolution?.trustedTypes ?? [],
    queryClient: createQueryClient((path, init) => fetch(path, init), RETRIES),
  };
  hydrate(visit.queryClient, payload.queries);
  const page = await firstPage(visit, payload, token);
  await pause();
  if (page !== undefined) hydratePage(visit, page);
};
