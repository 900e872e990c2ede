import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { AccessSource } from './access-source.ts';

const folder = mkdtempSync(join(tmpdir(), 'access-'));
const file = join(folder, 'access.json');
const log = pino({ level: 'silent' });

let now: number;

const digest = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Writes an access file in which one person holds a token. */
const grant = (name: string, token: string): void =>
  writeFileSync(file, JSON.stringify({ operators: { tokens: { [name]: digest(token) } } }));

beforeEach(() => {
  now = 1_000_000;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  grant('olive', 'first token');
});

afterEach(() => jest.restoreAllMocks());
afterAll(() => rmSync(folder, { recursive: true }));

test('a changed file is followed without a restart: the token of a removed person is unknown', () => {
  const source = AccessSource.open(file, log);
  expect(source.current.personOf('first token')).toEqual({ name: 'olive', scope: 'operators' });
  grant('someone else', 'second token');
  now += 500;
  expect(source.current.personOf('first token')).toBeUndefined();
  expect(source.current.personOf('second token')).toEqual({ name: 'someone else', scope: 'operators' });
});

test('a file that becomes invalid, or goes away, leaves the previous access in force', () => {
  const source = AccessSource.open(file, log);
  writeFileSync(file, '{ "operators": ');
  now += 500;
  expect(source.current.personOf('first token')?.name).toBe('olive');
  rmSync(file);
  now += 500;
  expect(source.current.personOf('first token')?.name).toBe('olive');
  grant('someone else', 'second token');
  now += 500;
  expect(source.current.personOf('first token')).toBeUndefined();
});

test('the file is looked at twice a second at most', () => {
  const source = AccessSource.open(file, log);
  expect(source.current.personOf('first token')?.name).toBe('olive');
  grant('someone else', 'second token');
  now += 499;
  expect(source.current.personOf('first token')?.name).toBe('olive');
});

test.each([
  ['is not there', () => rmSync(file), /ENOENT/],
  ['is no JSON', () => writeFileSync(file, 'token'), /JSON/],
  ['holds a token itself', () => writeFileSync(file, '{"operators":{"tokens":{"olive":"a token"}}}'), /no access file/],
  [
    'holds a key of another kind',
    () => writeFileSync(file, '{"sections":{"mfe-eco":{"keys":["AAAA"]}}}'),
    /AAAA of mfe-eco is not the base64 text of an Ed25519 public key/,
  ],
])('a file that %s is an error at the start', (_, write, reason) => {
  write();
  expect(() => AccessSource.open(file, log)).toThrow(reason);
});
