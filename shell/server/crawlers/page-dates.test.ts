import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { PageDates, type PageSource } from './page-dates.ts';

const FIRST = new Date('2026-01-01T00:00:00.000Z');
const SECOND = new Date('2026-02-01T00:00:00.000Z');

const sourceNamed =
  (name: string) =>
  (state: string, at?: Date, from = before(state)): PageSource => ({ name, state, change: at && { from, at } });
/** The state before: "1" before "2", "a" before "b". */
const before = (state: string): string => String.fromCharCode(state.charCodeAt(0) - 1);
const release = sourceNamed('mfe-content');
const catalog = sourceNamed('catalog');

let folder: string;
let file: string;
let dates: PageDates;

/** Shows the page and asks for its date. */
const seen = (content: string, ...sources: PageSource[]): Date | undefined => {
  dates.see('/about', content, sources);
  return dates.changedAt('/about');
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'page-dates-'));
  file = join(folder, 'dates.json');
  dates = await PageDates.open(file);
});

afterEach(() => rm(folder, { recursive: true }));

test('a page that is seen for the first time has no date', () => {
  expect(dates.changedAt('/about')).toBeUndefined();
  expect(seen('words', release('1', FIRST))).toBeUndefined();
});

test('a page with other words has the date of the change that explains them', () => {
  seen('words', release('1', FIRST), catalog('a', FIRST));
  expect(seen('other words', release('2', SECOND), catalog('a', FIRST))).toEqual(SECOND);
});

test('a change that does not show in a page leaves its date as it is', () => {
  seen('words', release('1'));
  expect(seen('words', release('2', FIRST))).toBeUndefined();
  expect(seen('other words', release('3', FIRST))).toEqual(FIRST);
  expect(seen('other words', release('4', SECOND))).toEqual(FIRST);
});

test('a change that cannot be told from another has no date, nor has one that nothing explains', () => {
  seen('words', release('1', FIRST), catalog('a', FIRST));
  expect(seen('other words', release('2', FIRST), catalog('b', SECOND))).toBeUndefined();
  expect(seen('words', release('2', FIRST), catalog('b', SECOND))).toBeUndefined();
  expect(seen('other words', release('3'), catalog('b', SECOND))).toBeUndefined();
});

test('two changes that were not seen apart have no date', () => {
  seen('words', release('1', FIRST));
  expect(seen('other words', release('3', SECOND))).toBeUndefined();
  expect(seen('words', release('4', SECOND))).toEqual(SECOND);
});

test('changes that went live together are one change', () => {
  seen('words', release('1', FIRST), catalog('a', FIRST));
  expect(seen('other words', release('2', SECOND), catalog('b', new Date(SECOND)))).toEqual(SECOND);
});

test('given any changes, a date is that of a change after which the page said something else', () => {
  const step = fc.record({ content: fc.constantFrom('a', 'b'), state: fc.constantFrom('1', '2', '3') });
  let run = 0;
  fc.assert(
    fc.property(fc.array(step, { minLength: 1 }), (steps) => {
      run += 1;
      const path = `/${run}`;
      let expected: Date | undefined;
      for (const [index, { content, state }] of steps.entries()) {
        const since = new Date(Date.UTC(2026, 0, 1, 0, index));
        const last = steps[index - 1];
        if (last !== undefined && last.content !== content) expected = last.state === state ? undefined : since;
        dates.see(path, content, [release(state, since, last?.state)]);
        expect(dates.changedAt(path)).toEqual(expected);
      }
    }),
  );
});

test('dates outlive the process', async () => {
  seen('words', release('1', FIRST));
  seen('other words', release('2', SECOND));
  await dates.save();
  dates = await PageDates.open(file);
  expect(dates.changedAt('/about')).toEqual(SECOND);
  expect(seen('other words', release('3', FIRST))).toEqual(SECOND);
});

test('dates that could not be written down are written the next time', async () => {
  seen('words', release('1', FIRST));
  await rm(folder, { recursive: true });
  await expect(dates.save()).rejects.toThrow('ENOENT');
  await mkdir(folder);
  await dates.save();
  await expect(readFile(file, 'utf8')).resolves.toContain('/about');
});

test.each(['{ "/about": ', '{ "/about": { "digest": "0", "changedAt": "2026-01-01T00:00:00.000Z" } }'])(
  'a file that is damaged or of another time is begun anew: %s',
  async (text) => {
    await writeFile(file, text);
    dates = await PageDates.open(file);
    expect(seen('words', release('1', SECOND))).toBeUndefined();
  },
);
