import { VISIT, type Visit } from '../visit.schema.ts';
import { type Matrix, matrices, type Scope } from './matrix.ts';
import { visitsIn } from './recorded-visits.ts';
import { markdownTables } from './tables.ts';

const SCOPE: Scope = {
  pages: [
    { id: 'home', paths: ['/'] },
    { id: 'vehicle', paths: ['/vehicle/:id', '/vehicles/:id'], states: ['ok', 'empty', 'slow', '503'] },
    { id: 'municipality', paths: ['/:municipality-golf-carts'], states: ['ok'] },
  ],
  states: ['ok', 'empty', 'slow', '503', 'large'],
  faults: ['api-paused'],
};

const VISITED: Visit = {
  path: '/',
  status: 200,
  width: 1280,
  scheme: 'light',
  javaScript: true,
  waited: false,
  faults: [],
};

/** As Playwright records a test: what it notes while it runs is its result's. */
const recorded = (status: 'expected' | 'unexpected' | 'skipped', ...visits: Partial<Visit>[]): object => {
  const noted = visits.map((visit) => ({ ...VISITED, ...visit }));
  const annotations = [{ type: VISIT, description: JSON.stringify(noted) }];
  return { tests: [{ status, annotations: [{ type: 'statement', description: '1.1' }], results: [{ annotations }] }] };
};

const merged = (...specs: object[]): readonly Matrix[] =>
  matrices(visitsIn(JSON.stringify({ suites: [{ suites: [{ specs }] }] })), SCOPE);

/** One row of a table in words, by its headings. */
const row = (tables: readonly Matrix[], title: string, page: string): Record<string, unknown> => {
  const table = tables.find((one) => one.title === title);
  const cells = table?.rows.find((one) => one.page === page)?.cells ?? [];
  return Object.fromEntries(cells.map((cell, index) => [table?.columns[index] ?? '', cell]));
};

const NONE = { passed: 0, failed: 0 };
const ONCE = { passed: 1, failed: 0 };

test('a page is found by any of its patterns, and what no page has is told apart', () => {
  const tables = merged(
    recorded('expected', { path: '/vehicle/ev-city' }, { path: '/vehicles/ev-city' }),
    recorded('expected', { path: '/port-carbon-golf-carts' }, { path: '/no-such-page', status: 404 }),
  );
  expect(row(tables, 'Pages and widths', 'vehicle')).toEqual({ 1280: ONCE });
  expect(row(tables, 'Pages and widths', 'municipality')).toEqual({ 1280: ONCE });
  expect(row(tables, 'Pages and widths', 'no page')).toEqual({ 1280: ONCE });
  expect(row(tables, 'Pages and widths', 'home')).toEqual({ 1280: NONE });
});

test('widths that are near to one another are one band, named by what was there', () => {
  const tables = merged(recorded('expected', { width: 375 }, { width: 320 }, { width: 412 }, { width: 1280 }));
  expect(row(tables, 'Pages and widths', 'home')).toEqual({ '320-375': ONCE, 412: ONCE, 1280: ONCE });
});

test('only passed tests have tried a page; failed ones are told of, skipped ones are not', () => {
  const tables = merged(
    recorded('expected', {}),
    recorded('expected', {}),
    recorded('unexpected', {}, { path: '/vehicle/a' }),
    recorded('skipped', { width: 320 }),
  );
  expect(row(tables, 'Pages and widths', 'home')).toEqual({ 1280: { passed: 2, failed: 1 } });
  expect(markdownTables(tables)).toContain('| home | 2, 1 failed |');
  expect(markdownTables(tables)).toContain('| vehicle | failed |');
  expect(markdownTables(tables)).toContain('| municipality | NOT TRIED |');
  expect(markdownTables(tables)).toContain('## Pages and widths: 1 of 4 tried');
});

test("a page's states are told from what happened, and those that it does not have are not asked for", () => {
  const tables = merged(
    recorded('expected', { path: '/vehicle/none', status: 404 }),
    recorded('expected', { path: '/vehicle/a', waited: true, scheme: 'dark' }),
    recorded('expected', { path: '/vehicle/a', faults: ['api-request-failed'], javaScript: false }),
    recorded('expected', { path: '/a-golf-carts', state: 'large' }),
  );
  expect(row(tables, 'Pages and states', 'vehicle')).toEqual({
    ok: NONE,
    empty: ONCE,
    slow: ONCE,
    503: ONCE,
    large: NONE,
    dark: ONCE,
    'without JavaScript': ONCE,
  });
  expect(row(tables, 'Pages and states', 'municipality')).toMatchObject({
    ok: ONCE,
    slow: 'not-applicable',
    503: 'not-applicable',
    large: ONCE,
  });
});

test('faults are those of the kit by name, and requests that failed', () => {
  const tables = merged(recorded('expected', { faults: ['api-paused', 'file-failed'] }));
  expect(row(tables, 'Pages and faults', 'home')).toMatchObject({
    'api-paused': ONCE,
    'file-failed': ONCE,
    'document-failed': NONE,
  });
});
