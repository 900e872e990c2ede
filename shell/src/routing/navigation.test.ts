/** @jest-environment jsdom */
import { NavigationType } from 'react-router';
import { type Loaded, Navigation } from './navigation.ts';
import type { ShownPage } from './use-page-change.ts';

const pageOf = (key: string): ShownPage => ({ key, outcome: 'ok', props: {}, sections: [] }) as unknown as ShownPage;

const FIRST = pageOf('first');

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Loads under way, by path, each ended by the test. */
let loads: Map<string, (loaded: Loaded) => void>;
let navigation: Navigation;

const load = (url: URL): Promise<Loaded> => new Promise((resolve) => loads.set(url.pathname + url.search, resolve));

const end = async (path: string, loaded: Loaded = { kind: 'page', page: pageOf(path) }): Promise<void> => {
  loads.get(path)?.(loaded);
  await settled();
};

const shownKey = (): string => navigation.shown().page.key;

const popped = (): Promise<void> =>
  new Promise((resolve) => addEventListener('popstate', () => resolve(), { once: true }));

const goBackTo = async (path: string): Promise<void> => {
  const back = popped();
  history.back();
  await back;
  await end(path);
};

beforeEach(() => {
  loads = new Map();
  window.scrollTo = jest.fn();
  history.replaceState(null, '', '/first');
  navigation = new Navigation(FIRST, load);
});

test('an opened page shows once it is loaded, with its address', async () => {
  navigation.open('/next?a=1#place');
  expect([shownKey(), location.pathname]).toEqual(['first', '/first']);
  expect(navigation.pending()).toMatchObject({ pathname: '/next' });
  await end('/next?a=1');
  expect([shownKey(), location.pathname + location.search + location.hash]).toEqual(['/next?a=1', '/next?a=1#place']);
  expect([navigation.shown().arrival.navigationType, navigation.pending()]).toEqual([NavigationType.Push, undefined]);
});

test('a navigation under way is told only if it takes longer than the task of the click', async () => {
  const told: unknown[] = [];
  navigation.subscribe(() => told.push(navigation.pending()?.pathname));
  navigation.open('/in-memory');
  loads.get('/in-memory')?.({ kind: 'page', page: pageOf('/in-memory') });
  await settled();
  expect(told).toEqual([undefined]);
  navigation.open('/slow');
  await settled();
  expect(told).toEqual([undefined, '/slow']);
  await end('/slow');
  expect(told).toEqual([undefined, '/slow', undefined]);
});

test('of two pages opened one after the other the later one shows, whichever is loaded first', async () => {
  navigation.open('/slow');
  navigation.open('/quick');
  await end('/quick');
  await end('/slow');
  expect([shownKey(), location.pathname]).toEqual(['/quick', '/quick']);
});

test('the page that is shown, opened again, is loaded anew and adds no entry', async () => {
  const { length } = history;
  navigation.open('/first');
  await end('/first');
  expect([shownKey(), navigation.shown().arrival.navigationType, history.length]).toEqual([
    '/first',
    NavigationType.Replace,
    length,
  ]);
});

test('a place in the page that is shown is gone to without loading', async () => {
  navigation.open('/first#place');
  await settled();
  expect([loads.size, shownKey(), location.hash]).toEqual([0, 'first', '#place']);
});

test('Back shows the page before, at the height where it was left', async () => {
  Object.assign(window, { scrollY: 700 });
  navigation.open('/next');
  await end('/next');
  await goBackTo('/first');
  expect([shownKey(), navigation.shown().arrival.navigationType]).toEqual(['/first', NavigationType.Pop]);
  expect(window.scrollTo).toHaveBeenCalledWith(0, 700);
});

test('only a page that is shown from a place further down has to be whole at once', async () => {
  expect(navigation.shown().startsWhole).toBe(true);
  navigation.open('/next');
  await end('/next');
  expect(navigation.shown().startsWhole).toBe(false);
  navigation.open('/other#place');
  await end('/other');
  expect(navigation.shown().startsWhole).toBe(true);
  Object.assign(window, { scrollY: 700 });
  navigation.open('/next', { preventScrollReset: true });
  await end('/next');
  expect(navigation.shown().startsWhole).toBe(true);
});

test.each([
  [0, false],
  [700, true],
])('Back to a page that was left at a height of %i', async (scrollY, startsWhole) => {
  Object.assign(window, { scrollY });
  navigation.open('/next');
  await end('/next');
  await goBackTo('/first');
  expect(navigation.shown().startsWhole).toBe(startsWhole);
});

test('Back during a navigation ends it', async () => {
  navigation.open('/second');
  await end('/second');
  navigation.open('/third');
  const back = popped();
  history.back();
  await back;
  await end('/third');
  await end('/first');
  expect([shownKey(), location.pathname]).toEqual(['/first', '/first']);
});

test('a page that leads elsewhere is followed', async () => {
  navigation.open('/old');
  await end('/old', { kind: 'redirect', to: '/new' });
  await end('/new');
  expect([shownKey(), location.pathname]).toEqual(['/new', '/new']);
});

test('a page that is replaced while developing stays where it stands', () => {
  const { location: before } = navigation.shown();
  navigation.replacePage(pageOf('made anew'));
  expect([shownKey(), navigation.shown().location]).toEqual(['made anew', before]);
});
