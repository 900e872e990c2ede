import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { openLogFile } from './log-file.ts';

const LINE = {
  level: 'warn',
  time: '2026-11-25T12:00:00.000Z',
  program: 'api',
  requestId: 'edge-42',
  msg: 'no answer',
};

let folder: string;

const written = async (format: 'json' | 'readable'): Promise<string> => {
  const file = join(folder, 'logs/api.log');
  const { lines, text } = openLogFile(file, format);
  lines.end(`${JSON.stringify(LINE)}\n`);
  await finished(text);
  return readFileSync(file, 'utf8');
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'log-file-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a line for a person has time, level, program, message and request, on one line', async () => {
  const text = await written('readable');
  expect(text).toMatch(/^\[\d\d:\d\d:\d\d\.000\] WARN: api: no answer \{"requestId":"edge-42"\}\n$/);
});

test('a line for a machine stays as it came', async () => {
  expect(JSON.parse(await written('json'))).toEqual(LINE);
});
