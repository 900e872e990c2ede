import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PageDates } from './page-dates.ts';

const FIRST = new Date('2026-01-01T00:00:00.000Z');
const SECOND = new Date('2026-02-01T00:00:00.000Z');

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'page-dates-'));
  file = join(folder, 'dates.json');
});

afterEach(() => rm(folder, { recursive: true }));

test('a page keeps its date until it says something else', async () => {
  const dates = await PageDates.open(file);
  expect(dates.changedAt('/about', 'words', FIRST)).toEqual(FIRST);
  expect(dates.changedAt('/about', 'words', SECOND)).toEqual(FIRST);
  expect(dates.changedAt('/about', 'other words', SECOND)).toEqual(SECOND);
});

test('dates outlive the process', async () => {
  const before = await PageDates.open(file);
  before.changedAt('/about', 'words', FIRST);
  await before.save();
  expect((await PageDates.open(file)).changedAt('/about', 'words', SECOND)).toEqual(FIRST);
});

test('a file that is damaged is begun anew', async () => {
  await writeFile(file, '{ "/about": ');
  expect((await PageDates.open(file)).changedAt('/about', 'words', SECOND)).toEqual(SECOND);
});
