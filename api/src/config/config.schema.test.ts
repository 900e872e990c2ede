import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from './config.schema.ts';

const DATABASE_URL = 'postgresql://user:word@127.0.0.1:5432/carts';

const MAIL = { MAIL_TO: 'dealer@example.com', SMTP_URL: 'smtp://mail.example.com:587' };
const GIVEN = { DATABASE_URL, MAIL_DELIVERY: 'files' };

test('the database, the dealer and a mail server are all that has to be set', () => {
  expect(readConfig({ DATABASE_URL, ...MAIL })).toMatchObject({
    ok: true,
    config: { port: 4000, HOST: '127.0.0.1', MAIL_TO: 'dealer@example.com', MAIL_FROM: 'dealer@example.com' },
  });
});

test('without a way to the dealer there is no start, unless mail is kept in files on purpose', () => {
  const named = (settings: Record<string, string>) => {
    const result = readConfig({ DATABASE_URL, ...settings });
    return result.ok ? [] : result.problems.map((line) => line.split(':')[0]);
  };
  expect(named({})).toEqual(['MAIL_TO', 'SMTP_URL']);
  expect(named({ MAIL_TO: MAIL.MAIL_TO })).toEqual(['SMTP_URL']);
  expect(named({ SMTP_URL: MAIL.SMTP_URL })).toEqual(['MAIL_TO']);
  expect(named({ LOG_LEVEL: 'loud' })).toEqual(['LOG_LEVEL', 'MAIL_TO', 'SMTP_URL']);
  expect(named({ MAIL_DELIVERY: 'files' })).toEqual([]);
});

test('API_PORT wins over PORT, and an empty variable counts as unset', () => {
  expect(readConfig({ ...GIVEN, PORT: '3000', API_PORT: '4001' })).toMatchObject({ config: { port: 4001 } });
  expect(readConfig({ ...GIVEN, PORT: '3000', API_PORT: '' })).toMatchObject({ config: { port: 3000 } });
});

test('every bad setting is named at once, without its value', () => {
  const result = readConfig({ ...GIVEN, DATABASE_URL: 'mysql://secret@host/db', API_PORT: '99999', LOG_LEVEL: 'loud' });
  if (result.ok) throw new Error('The settings were accepted');
  expect(result.problems.map((line) => line.split(':')[0])).toEqual(['DATABASE_URL', 'API_PORT', 'LOG_LEVEL']);
  expect(result.problems.join()).not.toContain('secret');
});

test('a secret may lie in a file instead, but not in both places', () => {
  const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
  const file = join(folder, 'database-url');
  writeFileSync(file, `${DATABASE_URL}\n`);
  expect(readConfig({ MAIL_DELIVERY: 'files', DATABASE_URL_FILE: file })).toMatchObject({
    ok: true,
    config: { DATABASE_URL },
  });
  expect(readConfig({ MAIL_DELIVERY: 'files', DATABASE_URL_FILE: file, DATABASE_URL })).toMatchObject({
    problems: ['DATABASE_URL_FILE: DATABASE_URL is set as well; use one of the two'],
  });
  rmSync(folder, { recursive: true });
  expect(readConfig({ MAIL_DELIVERY: 'files', DATABASE_URL_FILE: file })).toMatchObject({
    problems: [expect.stringMatching(/^DATABASE_URL_FILE: cannot be read: ENOENT/)],
  });
});
