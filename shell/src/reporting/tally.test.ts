import { reportSchema } from './report.schema.ts';
import { Tally } from './tally.ts';

const FILE = 'https://carts.example.com/_assets/mfe-leads/8.1a2b.js';

const errorIn = (section: string): Error =>
  Object.assign(new Error('no'), { stack: `Error: no\n at https://carts.example.com/_assets/${section}/1.js:1:2` });

let tally: Tally;

beforeEach(() => {
  tally = new Tally();
  tally.add({ kind: 'view', sections: ['shell', 'mfe-catalog', 'mfe-leads'] });
});

test('a view counts for every section whose code takes part', () => {
  expect(tally.take()).toEqual({
    views: { shell: 1, 'mfe-catalog': 1, 'mfe-leads': 1 },
    failedViews: {},
    lostFiles: {},
    vitals: [],
  });
});

test('a view fails once for a section, however many errors there are', () => {
  for (let times = 0; times < 5; times += 1) tally.add({ kind: 'error', error: errorIn('mfe-leads') });
  tally.add({ kind: 'error', error: errorIn('mfe-catalog') });
  expect(tally.take()?.failedViews).toEqual({ 'mfe-leads': 1, 'mfe-catalog': 1 });
});

test('an error that comes after its view was reported still counts once, and the next view is another one', () => {
  tally.take();
  tally.add({ kind: 'error', error: errorIn('mfe-leads') });
  expect(tally.take()).toMatchObject({ views: {}, failedViews: { 'mfe-leads': 1 } });
  tally.add({ kind: 'error', error: errorIn('mfe-leads') });
  expect(tally.take()).toBeUndefined();
  tally.add({ kind: 'view', sections: ['mfe-leads'] });
  tally.add({ kind: 'error', error: errorIn('mfe-leads') });
  expect(tally.take()).toMatchObject({ views: { 'mfe-leads': 1 }, failedViews: { 'mfe-leads': 1 } });
});

test('a file that is lost is counted once, whether the document or an import missed it first', () => {
  tally.add({ kind: 'lost-file', url: FILE });
  tally.add({ kind: 'error', error: new TypeError(`Failed to fetch dynamically imported module: ${FILE}`) });
  expect(tally.take()).toMatchObject({ lostFiles: { 'mfe-leads': 1 }, failedViews: { 'mfe-leads': 1 } });
});

test('a file of a section that the page does not show is no failure of the page', () => {
  tally.add({ kind: 'lost-file', url: FILE.replace('mfe-leads', 'mfe-eco') });
  tally.add({ kind: 'lost-file', url: 'https://elsewhere.example.com/tag.js' });
  expect(tally.take()).toMatchObject({ lostFiles: { 'mfe-eco': 1 }, failedViews: {} });
});

test('vitals belong to the owner of the first page', () => {
  tally.add({ kind: 'view', sections: ['mfe-eco'] });
  tally.addVital('CLS', 0.02);
  expect(tally.take()?.vitals).toEqual([{ section: 'shell', name: 'CLS', value: 0.02 }]);
});

test('it is full before a report holds more than the server takes, and is not once that is taken', () => {
  const counted: number[] = [];
  for (let view = 1; view < 250; view += 1) {
    tally.add({ kind: 'view', sections: ['shell'] });
    if (!tally.isFull) continue;
    const taken = { set: '0123456789abcdef', ...tally.take() };
    expect(reportSchema.safeParse(taken).success).toBe(true);
    counted.push(taken.views?.shell ?? 0);
  }
  expect(counted).toEqual([100, 100]);
  expect(tally.isFull).toBe(false);
});

test('what it gives is a report as the server takes it', () => {
  tally.add({ kind: 'error', error: errorIn('mfe-leads') });
  tally.addVital('LCP', 812.5);
  expect(reportSchema.safeParse({ set: '0123456789abcdef', ...tally.take() }).success).toBe(true);
});
