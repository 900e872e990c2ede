import * as z from 'zod';
import { TrafficWatch, type TrafficWatchSettings } from './traffic-watch.ts';
import { watchEnvironment, watchSettings } from './watch-settings.ts';

const SETTINGS: TrafficWatchSettings = watchSettings(z.object(watchEnvironment).parse({}));

const NOON = new Date('2026-11-21T12:00:00Z');

let watch: TrafficWatch;

beforeEach(() => {
  watch = new TrafficWatch(SETTINGS, () => NOON);
});

const of = (version: string, address: string) => ({ section: 'mfe-eco', version, address });

const view = (version: string, address: string, failed = false): void =>
  watch.countViews(of(version, address), { views: 1, failedViews: failed ? 1 : 0, lostFiles: 0 });

/** So many visitors, of whom every so manieth meets an error. */
const visit = (version: string, visitors: number, failingEvery = Number.POSITIVE_INFINITY): void => {
  for (let visitor = 1; visitor <= visitors; visitor += 1) {
    view(version, `10.0.${Math.floor(visitor / 250)}.${visitor % 250}`, visitor % failingEvery === 0);
  }
};

test('it counts views, errors, lost files and renders by version', () => {
  view('new', '10.0.0.1');
  view('new', '10.0.0.2', true);
  watch.countViews(of('new', '10.0.0.2'), { views: 0, failedViews: 0, lostFiles: 2 });
  watch.countRender(of('new', '10.0.0.1'), false);
  watch.countRender(of('new', '10.0.0.1'), true);
  expect(watch.figures('mfe-eco', 'new')).toEqual({
    views: 2,
    viewsWithError: 1,
    failedChunks: 2,
    renders: 2,
    failedRenders: 1,
    since: NOON,
  });
  expect(watch.figures('mfe-eco', 'old')).toMatchObject({ views: 0, since: undefined });
});

test('a version that fails for every fifth visitor is worse than one that fails for every hundredth', () => {
  visit('old', 500, 100);
  visit('new', 60, 5);
  expect(watch.verdict('mfe-eco', 'new', 'old')).toBe('worse');
  expect(watch.verdict('mfe-eco', 'old', undefined)).toBe('healthy');
});

test('one error among ten visits decides nothing', () => {
  visit('old', 500);
  visit('new', 10, 10);
  expect(watch.verdict('mfe-eco', 'new', 'old')).toBe('undecided');
});

test('a version that is as bad as its predecessor is not worse', () => {
  visit('old', 1000, 5);
  visit('new', 1000, 5);
  expect(watch.verdict('mfe-eco', 'new', 'old')).toBe('healthy');
});

test('one address decides nothing, however often it fails', () => {
  visit('new', 20);
  for (let times = 0; times < 1000; times += 1) view('new', '203.0.113.7', true);
  for (let times = 0; times < 1000; times += 1) watch.countRender(of('new', '2001:db8::1'), true);
  expect(watch.verdict('mfe-eco', 'new', undefined)).not.toBe('worse');
  expect(watch.figures('mfe-eco', 'new').viewsWithError).toBe(1000);
});

test('failed renders are trials too', () => {
  for (let visitor = 0; visitor < 30; visitor += 1)
    watch.countRender(of('new', `10.0.0.${visitor}`), visitor % 2 === 0);
  expect(watch.verdict('mfe-eco', 'new', undefined)).toBe('worse');
});

test('a forgotten version starts anew, for addresses that were counted before as well', () => {
  const forgotten: string[] = [];
  watch.onForget((section, version) => forgotten.push(`${section} ${version}`));
  visit('new', 60, 5);
  watch.forget('mfe-eco', 'new');
  watch.forget('mfe-eco', 'never seen');
  expect(watch.figures('mfe-eco', 'new').views).toBe(0);
  expect(forgotten).toEqual(['mfe-eco new']);
  visit('new', 60, 5);
  expect(watch.verdict('mfe-eco', 'new', undefined)).toBe('worse');
});

test('versions that are not kept are dropped', () => {
  view('old', '10.0.0.1');
  view('new', '10.0.0.1');
  watch.forgetAllBut((_, version) => version === 'new');
  expect(watch.watched).toEqual([{ section: 'mfe-eco', version: 'new' }]);
});

test('whoever listens hears of every trial that counts', () => {
  const changes: string[] = [];
  watch.onChange((section, version) => changes.push(`${section} ${version}`));
  for (let times = 0; times < 10; times += 1) view('new', '10.0.0.1');
  expect(changes).toEqual(Array(SETTINGS.trialsPerAddress).fill('mfe-eco new'));
});
