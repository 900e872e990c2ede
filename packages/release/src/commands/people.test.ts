import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accessFileSchema, tokenDigest } from '@sgc/release-format';
import { ensureLocalAccess } from '../access/local-access.ts';
import { allowSignIn, makeToken, revokeToken } from './people.ts';

let keys: string;
let file: string;
beforeEach(() => {
  keys = mkdtempSync(join(tmpdir(), 'keys-'));
  file = ensureLocalAccess(keys, ['mfe-eco']);
});
afterEach(() => rmSync(keys, { recursive: true }));

const access = () => accessFileSchema.parse(JSON.parse(readFileSync(file, 'utf8')));

const tokenIn = (printed: string): string => /^[\w-]{43}$/m.exec(printed)?.[0] ?? '';

test("a person's token is shown once; the access file holds its digest beside those of others", () => {
  const printed = makeToken('Anna Müller', { keys, for: 'mfe-eco' });
  const tokens = access().sections['mfe-eco']?.tokens ?? {};
  expect(Object.keys(tokens)).toEqual(['local', 'Anna Müller']);
  expect(tokens['Anna Müller']).toBe(tokenDigest(tokenIn(printed)));
  expect(readFileSync(file, 'utf8')).not.toContain(tokenIn(printed));

  makeToken('Olive', { keys, for: 'operators' });
  expect(Object.keys(access().operators.tokens)).toEqual(['local', 'Olive']);
});

test('a second token for the same person is made only when asked for, and ends the first', () => {
  const first = tokenIn(makeToken('Ed', { keys, for: 'mfe-eco' }));
  expect(() => makeToken('Ed', { keys, for: 'mfe-eco' })).toThrow(/Ed has a token for mfe-eco.*--renew/);
  const second = tokenIn(makeToken('Ed', { keys, for: 'mfe-eco', renew: true }));
  expect(second).not.toBe(first);
  expect(access().sections['mfe-eco']?.tokens.Ed).toBe(tokenDigest(second));
});

test('a token is revoked; for a person without one, the error names those who have one', () => {
  makeToken('Ed', { keys, for: 'mfe-eco' });
  expect(revokeToken('Ed', { keys, for: 'mfe-eco' })).toContain('may not operate mfe-eco any more');
  expect(access().sections['mfe-eco']?.tokens.Ed).toBeUndefined();
  expect(() => revokeToken('Ed', { keys, for: 'mfe-eco' })).toThrow('Who has one: local');
});

test('a person signs in with a mail address until it is taken back, and keeps it while tokens change', () => {
  allowSignIn('Olive', { keys, for: 'operators', email: 'olive@example.com' });
  allowSignIn('Ed', { keys, for: 'mfe-eco', email: 'ed@example.com' });
  makeToken('Anna', { keys, for: 'operators' });
  revokeToken('Anna', { keys, for: 'operators' });
  expect(access().operators.emails).toEqual({ Olive: 'olive@example.com' });
  expect(access().sections['mfe-eco']?.emails).toEqual({ Ed: 'ed@example.com' });

  revokeToken('Olive', { keys, for: 'operators' });
  expect(access().operators.emails).toBeUndefined();
  expect(() => revokeToken('Anna', { keys, for: 'mfe-eco' })).toThrow('Who has one: local, Ed');
  expect(() => allowSignIn('Ed', { keys, for: 'mfe-eco', email: 'ed' })).toThrow('"ed" is no mail address.');
});

test.each([
  ['a section without a key', 'Ed', 'mfe-none', /knows no section mfe-none.*release keys mfe-none/],
  ['a scope that there is not', 'Ed', 'everything', /is for operators or for a section/],
  ['a name that the log could not show', 'Ed\n', 'mfe-eco', /is no name for the log/],
  ['a name with markup', '<b>Ed', 'mfe-eco', /is no name for the log/],
] as const)('%s is refused in words and changes nothing', (_, person, scope, words) => {
  const before = readFileSync(file, 'utf8');
  expect(() => makeToken(person, { keys, for: scope })).toThrow(words);
  expect(readFileSync(file, 'utf8')).toBe(before);
});

test('an access file that cannot be read is left as it is', () => {
  writeFileSync(file, '{"operators": 7');
  expect(() => makeToken('Ed', { keys, for: 'operators' })).toThrow(/is no access file; nothing was changed/);
  expect(() => ensureLocalAccess(keys, ['mfe-eco'])).toThrow(/is no access file; nothing was changed/);
  expect(readFileSync(file, 'utf8')).toBe('{"operators": 7');
});

test('keys of a new section are added at once, and other entries stay', () => {
  makeToken('Ed', { keys, for: 'mfe-eco' });
  const before = access();
  ensureLocalAccess(keys, ['mfe-events']);
  const { sections, operators } = access();
  expect(operators).toEqual(before.operators);
  expect(sections['mfe-eco']).toEqual(before.sections['mfe-eco']);
  expect(sections['mfe-events']?.keys).toHaveLength(1);

  // Keys change one beside the other: the old one holds until it is taken out.
  rmSync(join(keys, 'mfe-eco.pem'));
  ensureLocalAccess(keys, ['mfe-eco', 'mfe-events']);
  expect(access().sections['mfe-eco']?.keys).toHaveLength(2);
  expect(access().sections['mfe-events']).toEqual(sections['mfe-events']);
});
