/** @jest-environment jsdom */
import { DEFAULT_BUSINESS_PROFILE as business } from '@sgc/contract/business';
import { afterPaint } from '@sgc/ui';
import { QueryClient } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { type ReactNode, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { useLocation } from 'react-router';
import { type BrowserEvent, subscribeToEvents } from '../reporting/browser-events.ts';
import { type Loaded, Navigation } from './navigation.ts';
import { SiteProviders } from './site.tsx';
import type { ShownPage } from './use-page-change.ts';
import { VisitPages } from './visit-pages.tsx';

// The page is what is tested, and jsdom knows no popovers of the chrome around it.
jest.mock('../chrome/index.ts', () => ({
  Chrome: ({ children }: { children: ReactNode }) => <main>{children}</main>,
  announcePage: () => undefined,
}));

/** Paths whose page is shown to its visitor, as its effects see it. */
let visited: string[];
/** How often a page was rendered, by path. */
let rendered: Map<string, number>;

const AnyPage = () => {
  const { pathname } = useLocation();
  rendered.set(pathname, (rendered.get(pathname) ?? 0) + 1);
  useEffect(() => void visited.push(pathname), [pathname]);
  return <h1>{pathname}</h1>;
};

const BrokenPage = () => {
  throw new Error('this page cannot be rendered');
};

const pageOf = (key: string, Component: () => ReactNode = AnyPage): ShownPage =>
  ({
    key,
    outcome: 'ok',
    props: { fragments: {} },
    sections: [key],
    token: `token of ${key}`,
    Component,
  }) as unknown as ShownPage;

let root: Root;
let navigation: Navigation;
let pages: Record<string, ShownPage>;
let errors: unknown[];
let openings: BrowserEvent[];

const load = async ({ pathname }: URL): Promise<Loaded> => {
  const page = pages[pathname];
  return page === undefined ? { kind: 'document' } : { kind: 'page', page };
};

const open = (path: string): Promise<void> => act(async () => navigation.open(path));

const renderAhead = async (path: string): Promise<void> => {
  const page = pages[path];
  if (page === undefined) throw new Error(`no page at ${path}`);
  await act(async () => navigation.renderAhead(new URL(path, location.origin), page));
};

const painted = (): Promise<void> => act(() => new Promise<void>((resolve) => void afterPaint(resolve)));

const headings = (): HTMLHeadingElement[] => [...document.querySelectorAll('h1')];
const isInSight = (heading: HTMLHeadingElement): boolean => heading.closest('[style*="display: none"]') === null;
const inSight = (): (string | null)[] =>
  headings()
    .filter(isInSight)
    .map(({ textContent }) => textContent);

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  window.scrollTo = jest.fn();
  // The browser is never idle here: what is left is not rendered again unless a test says so.
  window.requestIdleCallback = jest.fn();
  history.replaceState(null, '', '/first');
  [visited, rendered, errors, openings] = [[], new Map(), [], []];
  subscribeToEvents((event) => event.kind === 'opening' && openings.push(event));
  const first = pageOf('first');
  pages = { '/first': first, '/next': pageOf('next'), '/broken': pageOf('broken', BrokenPage) };
  navigation = new Navigation(first, load);
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.getElementById('root') as HTMLElement, {
    onCaughtError: (error) => errors.push(error),
  });
  const site = { business, municipalities: [], policies: [] };
  await act(async () =>
    root.render(
      <SiteProviders site={site} queryClient={new QueryClient()}>
        <VisitPages navigation={navigation} />
      </SiteProviders>,
    ),
  );
});

afterEach(() => act(async () => root.unmount()));

test('a page that is rendered ahead is out of sight, and has no effect', async () => {
  await renderAhead('/next');
  expect(headings().map(({ textContent }) => textContent)).toEqual(['/first', '/next']);
  expect([inSight(), visited]).toEqual([['/first'], ['/first']]);
});

test('a click shows the page that was rendered ahead, without rendering it again', async () => {
  await renderAhead('/next');
  const [, ahead] = headings();
  await open('/next');
  expect(headings()).toEqual([ahead]);
  expect([inSight(), visited, rendered.get('/next')]).toEqual([['/next'], ['/first', '/next'], 1]);
});

test('a page left for one that was rendered ahead is hidden, and gone once that is painted', async () => {
  await open('/next');
  await renderAhead('/first');
  const [left, ahead] = headings();
  await open('/first');
  expect([headings(), inSight()]).toEqual([[left, ahead], ['/first']]);
  await painted();
  expect(headings()).toEqual([ahead]);
});

test('a page that is left and come back to before the other is painted shows, and the other goes', async () => {
  await open('/next');
  await renderAhead('/first');
  const [left] = headings();
  await open('/first');
  await open('/next');
  expect(inSight()).toEqual(['/next']);
  await painted();
  expect(headings()).toEqual([left]);
});

test('a page that was not rendered ahead shows as well', async () => {
  await renderAhead('/next');
  pages['/other'] = pageOf('other');
  await open('/other');
  expect([inSight(), headings().length]).toEqual([['/other'], 1]);
});

test('a page made anew meanwhile is shown, and not the one that was rendered ahead', async () => {
  await renderAhead('/next');
  pages['/next'] = pageOf('next', () => <h1>fresh</h1>);
  await open('/next');
  expect(inSight()).toEqual(['fresh']);
});

test('a page of the same kind as the one that is shown takes its place instead', async () => {
  await renderAhead('/first');
  expect(headings()).toHaveLength(1);
});

test('a page that is opened at a place further down is rendered anew, and whole', async () => {
  await renderAhead('/next');
  await open('/next#place');
  expect([inSight(), rendered.get('/next'), navigation.shown().startsWhole]).toEqual([['/next'], 2, true]);
});

test('the page that was left is rendered out of sight once the browser is idle, and Back shows it', async () => {
  await open('/next');
  await painted();
  const { calls } = jest.mocked(window.requestIdleCallback).mock;
  await act(async () => {
    for (const [work] of calls) work({ didTimeout: false, timeRemaining: () => 1 });
  });
  expect(headings().map(({ textContent }) => textContent)).toEqual(['/next', '/first']);
  const [, left] = headings();
  await act(async () => {
    const back = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.back();
    await back;
  });
  await painted();
  expect([headings(), inSight()]).toEqual([[left], ['/first']]);
});

test('a page whose entry in the history was replaced is not rendered out of sight', async () => {
  await act(async () => navigation.open('/next', { replace: true }));
  await painted();
  expect(window.requestIdleCallback).not.toHaveBeenCalled();
});

test('a page that cannot be rendered fails when it is shown, under its own view, and not before', async () => {
  await renderAhead('/broken');
  expect([errors, inSight()]).toEqual([[], ['/first']]);
  await open('/broken');
  expect(errors).toEqual([new Error('this page cannot be rendered')]);
  expect(headings().filter(isInSight)).toHaveLength(1);
  expect(inSight()).not.toContain('/first');
});

test('a view opens before its page is rendered, ahead or not', async () => {
  await renderAhead('/next');
  await open('/next');
  expect(openings).toEqual([
    { kind: 'opening', token: 'token of next', sections: ['next'], isAhead: true },
    { kind: 'opening', token: 'token of next', sections: ['next'] },
  ]);
});
