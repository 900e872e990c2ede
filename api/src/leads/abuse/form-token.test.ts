import fc from 'fast-check';
import { isFormToken, newFormToken } from './form-token.ts';

const NOW = Date.UTC(2026, 10, 23, 12);
const SECRETS = new Map([
  ['2026-11-23', 'secret of today'],
  ['2026-11-22', 'secret of yesterday'],
]);

test('a token of today is taken today and on the next days, as long as its secret is kept', () => {
  const token = newFormToken(SECRETS, NOW);
  expect(isFormToken(SECRETS, token)).toBe(true);
  expect(isFormToken(new Map([['2026-11-24', 'secret of tomorrow'], ...SECRETS]), token)).toBe(true);
  expect(isFormToken(new Map([['2026-11-22', 'secret of yesterday']]), token)).toBe(false);
});

test('a token of another secret, of another second, or of none is not taken', () => {
  const token = newFormToken(SECRETS, NOW);
  const [second = '', mac = ''] = token.split('.');
  expect(isFormToken(new Map([['2026-11-23', 'another secret']]), token)).toBe(false);
  expect(isFormToken(SECRETS, `${(Number.parseInt(second, 36) + 1).toString(36)}.${mac}`)).toBe(false);
  for (const none of [undefined, '', '.', `zzzzzzzzz.${mac}`]) expect(isFormToken(SECRETS, none)).toBe(false);
});

test('given the token made here or any other text, only the token is taken', () => {
  const token = newFormToken(SECRETS, NOW);
  const changed = fc
    .tuple(fc.nat({ max: token.length - 1 }), fc.constantFrom(...'09azAZ_-.'))
    .map(([place, letter]) => `${token.slice(0, place)}${letter}${token.slice(place + 1)}`);
  fc.assert(
    fc.property(fc.oneof(changed, fc.string()), (text) => {
      expect(isFormToken(SECRETS, text)).toBe(text === token);
    }),
  );
});
