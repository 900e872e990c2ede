import { reportSchema } from '@sgc/telemetry/report-schema';
import { Tally } from './tally.ts';

const FILE = 'https://carts.example.com/_assets/mfe-leads/8.1a2b.js';

const errorIn = (section: string): Error =>
  Object.assign(new Error('no'), { stack: `Error: no\n at https://carts.example.com/_assets/${section}/1.js:1:2` });

let tally: Tally;

const show = (...sections: readonly string[]): boolean => tally.add({ kind: 'view', sections, token: 'a.token' });

beforeEach(() => {
  tally = new Tally();
  show('shell', 'mfe-catalog', 'mfe-leads');
});

test('a view counts for every section whose code takes part', () => {
  expect(tally.take()).toEqual({
    views: ['shell', 'mfe-catalog', 'mfe-leads'],
    failedViews: [],
    errors: [],
    lostFiles: {},
    vitals: [],
  });
});

test('a view fails once for a section, however many errors there are', () => {
  for (let times = 0; times < 5; times += 1) tally.add({ kind: 'error', error: errorIn('mfe-leads') });
  tally.add({ kind: 'error', error: errorIn('mfe-catalog') });
  expect(tally.take()?.failedViews).toEqual(['mfe-leads', 'mfe-catalog']);
});

test('an error that comes after its view was reported still counts once, and the next view is another one', () => {
  tally.take();
  tally.add({ kind: 'error', error: errorIn('mfe-leads') });
  expect(tally.take()).toMatchObject({ views: [], failedViews: ['mfe-leads'] });
  tally.add({ kind: 'error', error: errorIn('mfe-leads') });
  expect(tally.take()).toBeUndefined();
  show('mfe-leads');
  tally.add({ kind: 'error', error: errorIn('mfe-leads') });
  expect(tally.take()).toMatchObject({ views: ['mfe-leads'], failedViews: ['mfe-leads'] });
});

test('a file that is lost is counted once, whether the document or an import missed it first', () => {
  tally.add({ kind: 'lost-file', url: FILE });
  tally.add({ kind: 'error', error: new TypeError(`Failed to fetch dynamically imported module: ${FILE}`) });
  expect(tally.take()).toMatchObject({ lostFiles: { 'mfe-leads': 1 }, failedViews: ['mfe-leads'] });
});

test('a file of a section that the page does not show is no failure of the page', () => {
  tally.add({ kind: 'lost-file', url: FILE.replace('mfe-leads', 'mfe-eco') });
  tally.add({ kind: 'lost-file', url: 'https://elsewhere.example.com/tag.js' });
  expect(tally.take()).toMatchObject({ lostFiles: { 'mfe-eco': 1 }, failedViews: [] });
});

test('vitals belong to the owner of the first page', () => {
  show('mfe-eco');
  tally.addVital('CLS', 0.02);
  expect(tally.take()?.vitals).toEqual([{ section: 'shell', name: 'CLS', value: 0.02 }]);
});

test('a storm of lost files stays within what the server takes', () => {
  for (let file = 0; file < 150; file += 1) tally.add({ kind: 'lost-file', url: FILE.replace('8.', `${file}.`) });
  expect(tally.take()?.lostFiles).toEqual({ 'mfe-leads': 100 });
});

test('a tally that is taken is a report as the server takes it', () => {
  tally.add({ kind: 'error', error: errorIn('mfe-leads') });
  tally.addVital('LCP', 812.5);
  expect(
    reportSchema.safeParse({ set: '0123456789abcdef', token: 'a.token', opened: true, ...tally.take() }).success,
  ).toBe(true);
});
