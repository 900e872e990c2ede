import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { StartRecord } from './start-record.ts';

const SET = '0123456789abcdef';
const log = pino({ level: 'silent' });

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'start-record-'));
  file = join(folder, 'start.json');
});

afterEach(() => rmSync(folder, { recursive: true }));

const open = () => StartRecord.open(file, log);

test('a start that ends the process is counted; one that comes to an end is not', async () => {
  for (let times = 0; times < 3; times += 1) await (await open()).trying(SET);
  const record = await open();
  expect([record.triesOf(SET), record.mayTry(SET)]).toEqual([3, false]);
  await record.ended(SET);
  expect((await open()).mayTry(SET)).toBe(true);
});

test('the set before the live one is known to the next process', async () => {
  const record = await open();
  await record.wentLive({ 'mfe-eco': 'aaaaaaaaaaaaaaaa' });
  await record.wentLive({ 'mfe-eco': 'bbbbbbbbbbbbbbbb' });
  await record.wentLive({ 'mfe-eco': 'bbbbbbbbbbbbbbbb' });
  const { live, previous } = await open();
  expect([live, previous]).toEqual([{ 'mfe-eco': 'bbbbbbbbbbbbbbbb' }, { 'mfe-eco': 'aaaaaaaaaaaaaaaa' }]);
});

test('a record that cannot be read is begun anew; one that cannot be written goes on in memory', async () => {
  writeFileSync(file, 'no record');
  expect((await open()).live).toBeUndefined();
  const lost = await StartRecord.open(join(file, 'below-a-file.json'), log);
  await lost.trying(SET);
  expect(lost.triesOf(SET)).toBe(1);
  expect(readFileSync(file, 'utf8')).toBe('no record');
});
