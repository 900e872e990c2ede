import { ViewTokens } from './view-tokens.ts';

const KEY = 'a key of a test that is long enough';
const SET = '0123456789abcdef';
const HOUR_MS = 3_600_000;

let now: number;
let tokens: ViewTokens;

/** A shell's tokens under the key that the feed brought. */
const tokensOf = (key: string): ViewTokens => {
  const made = new ViewTokens(() => now);
  made.takeKey(key);
  return made;
};

const tokenIn = (timing: string): string => /^view;desc=([\w.-]+)$/.exec(timing)?.[1] ?? '';

beforeEach(() => {
  now = Date.parse('2026-11-22T12:00:00Z');
  tokens = tokensOf(KEY);
});

test('a token holds for the set whose page was served, at every shell with the same key', () => {
  const token = tokenIn(tokens.timing(SET));
  expect(tokens.isServed(SET, token)).toBe(true);
  expect(tokensOf(KEY).isServed(SET, token)).toBe(true);
  expect(tokens.isServed('fedcba9876543210', token)).toBe(false);
  expect(tokensOf('another key that is long enough too').isServed(SET, token)).toBe(false);
});

test('no two answers have the same token, and every one of many holds', () => {
  const many = Array.from({ length: 1000 }, () => tokenIn(tokens.timing(SET)));
  expect(new Set(many).size).toBe(1000);
  expect(many.filter((token) => !tokensOf(KEY).isServed(SET, token))).toEqual([]);
});

test('a token expires after an hour', () => {
  const token = tokenIn(tokens.timing(SET));
  now += HOUR_MS - 1000;
  expect(tokens.isServed(SET, token)).toBe(true);
  now += 1000;
  expect(tokens.isServed(SET, token)).toBe(false);
});

test.each([
  ['nothing', () => ''],
  ['something else', () => 'hello'],
  ['a token without its last part', (token: string) => token.split('.').slice(0, 2).join('.')],
  ['a token of another time', (token: string) => token.replace(/^./, (digit) => (digit === 't' ? 'u' : 't'))],
  ['a token with a guessed last part', (token: string) => token.replace(/[\w-]{16}$/, 'A'.repeat(16))],
  ['a token of another place', (token: string) => token.replace(/\.00\./, '.01.')],
  ['a token with more behind it', (token: string) => `${token}A`],
])('%s is no token', (_, forge) => {
  expect(tokens.isServed(SET, forge(tokenIn(tokens.timing(SET))))).toBe(false);
});

test('before the feed has brought a key, tokens are of this process alone', () => {
  const early = new ViewTokens(() => now);
  const token = tokenIn(early.timing(SET));
  expect(early.isServed(SET, token)).toBe(true);
  expect(new ViewTokens(() => now).isServed(SET, token)).toBe(false);
});
