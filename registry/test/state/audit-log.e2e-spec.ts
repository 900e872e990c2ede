import type { AuditEntry } from '@sgc/contract/operations';
import pg from 'pg';
import { timelineOf } from '../../src/state/audit-entries.ts';
import { AuditLog, storeLines } from '../../src/state/audit-log.ts';
import { newDatabase, query, type TestDatabase } from '../setup/database.ts';

const KEY = 'a key of the audit log that only tests have';
const LINES = 6;

let database: TestDatabase;
let client: pg.Client;
let log: AuditLog;

const entry = (number: number): AuditEntry => ({
  at: '2026-11-21T12:00:00.000Z',
  who: 'ed (mfe-eco)',
  what: 'freeze',
  section: number % 2 === 0 ? 'mfe-eco' : 'mfe-leads',
  why: `reason ${number}`,
});

const append = async (to: AuditLog, ...numbers: number[]): Promise<void> => {
  const lines = to.prepare(numbers.map(entry));
  await storeLines(client, lines);
  to.advance(lines);
};

beforeEach(async () => {
  database = await newDatabase();
  client = new pg.Client({ connectionString: database.url, options: '-c search_path=registry' });
  await client.connect();
  log = await AuditLog.open(client, KEY);
  for (let number = 1; number <= LINES; number += 1) await append(log, number);
});

afterEach(async () => {
  await client.end();
  await database.drop();
});

test('a log that no other program changed is whole, also after it is opened again, and goes on', async () => {
  expect(await log.firstBroken(client)).toBeUndefined();
  const later = await AuditLog.open(client, KEY);
  await append(later, 7, 8);
  expect(await later.firstBroken(client)).toBeUndefined();
  expect((await timelineOf(client, 'mfe-eco', 2)).map(({ why }) => why)).toEqual(['reason 8', 'reason 6']);
});

test('a line that does not say what its version was built from has it from the stored release', async () => {
  const source = {
    commit: 'a'.repeat(40),
    author: 'ed',
    subject: 'Paint the carts',
    committedAt: '2026-11-20T12:00:00Z',
    isChanged: false,
  };
  await client.query(
    `INSERT INTO releases (section, version, descriptor, whole) VALUES ('mfe-eco', $1, $2, true), ('mfe-eco', $3, '{}', true)`,
    ['1'.repeat(12), JSON.stringify({ source }), '2'.repeat(12)],
  );
  const lines = ['1', '2', '3', '1'].map((digit, index) => ({ ...entry(8 + index * 2), version: digit.repeat(12) }));
  await storeLines(client, log.prepare(lines));
  const timeline = await timelineOf(client, 'mfe-eco', 5);
  expect(timeline.map(({ why, source: from }) => [why, from?.subject])).toEqual([
    ['reason 14', 'Paint the carts'],
    ['reason 12', undefined],
    ['reason 10', undefined],
    ['reason 8', 'Paint the carts'],
    ['reason 6', undefined],
  ]);
});

test('lines that were prepared and not stored do not count', async () => {
  log.prepare([entry(7)]);
  await append(log, 7);
  expect(await log.firstBroken(client)).toBeUndefined();
});

const SWAP = `UPDATE audit_log SET number = CASE number WHEN 3 THEN -4 WHEN 4 THEN -3 END WHERE number IN (3, 4);
  UPDATE audit_log SET number = -number WHERE number < 0`;

test.each([
  ['a changed line', `UPDATE audit_log SET entry = replace(entry, 'reason 4', 'no reason') WHERE number = 4`, 4],
  ['a changed code', `UPDATE audit_log SET code = repeat('0', 64) WHERE number = 4`, 4],
  ['a code of another length', `UPDATE audit_log SET code = '' WHERE number = 4`, 4],
  ['a removed line', 'DELETE FROM audit_log WHERE number = 4', 4],
  [
    'a removed line whose followers moved up',
    'DELETE FROM audit_log WHERE number = 4; UPDATE audit_log SET number = 4 WHERE number = 5; UPDATE audit_log SET number = 5 WHERE number = 6',
    4,
  ],
  ['a removed last line', 'DELETE FROM audit_log WHERE number = 6', 6],
  ['an added line', `INSERT INTO audit_log SELECT 7, entry, code FROM audit_log WHERE number = 6`, 7],
  ['two lines in the other order', SWAP, 3],
  [
    'two entries in the other order',
    `UPDATE audit_log AS one SET entry = other.entry FROM audit_log AS other WHERE one.number IN (3, 4) AND other.number = 7 - one.number`,
    3,
  ],
  ['no line at all', 'DELETE FROM audit_log', 1],
])('%s is found', async (_, statement, line) => {
  await query(database.url, statement);
  expect(await log.firstBroken(client)).toBe(line);
});

test('with another key every line is broken: write access to the database is not enough to make a code', async () => {
  expect(await (await AuditLog.open(client, 'another key of an audit log')).firstBroken(client)).toBe(1);
});
