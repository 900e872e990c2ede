import { generateKeyPairSync } from 'node:crypto';
import { isSignedWith, signRelease } from './signature.ts';
import { SOME_RELEASE } from './testing/index.ts';
import { versionOf } from './version.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');

const signed = signRelease(SOME_RELEASE, privateKey);

test('a signature covers the source of a release', () => {
  expect(isSignedWith(signed, publicKey)).toBe(true);
  const { source, ...silent } = signed;
  expect(isSignedWith(silent, publicKey)).toBe(false);
  for (const change of [{ author: 'Someone' }, { commit: 'fedcba9876543210' }, { isChanged: true }]) {
    expect(isSignedWith({ ...signed, ...(source && { source: { ...source, ...change } }) }, publicKey)).toBe(false);
  }
});

test('the same content from another commit is the same version', () => {
  const { source: _, ...elsewhere } = SOME_RELEASE;
  expect(versionOf(elsewhere)).toBe(SOME_RELEASE.version);
});
