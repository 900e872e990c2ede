import { shortDigest, tokenDigest } from './digest.ts';

// As `printf 'a token' | sha256sum` writes it.
const DIGEST = 'e3316e2bafebb6103a3418e8778c0adc960d40213a03a7e7f4fcd3426ed807bf';

test('a token is stored as its whole digest, a version is named by the first 16 digits', () => {
  expect(tokenDigest('a token')).toBe(DIGEST);
  expect(shortDigest('a token')).toBe(DIGEST.slice(0, 16));
});
