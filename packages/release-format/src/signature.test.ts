import { generateKeyPairSync } from 'node:crypto';
import type { ReleaseDescriptor } from './descriptor.schema.ts';
import { isSignedWith, signRelease } from './signature.ts';
import { versionOf } from './version.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');

const content: Omit<ReleaseDescriptor, 'version'> = {
  section: 'mfe-a',
  contract: 2,
  builtAt: '2026-01-01T00:00:00.000Z',
  source: {
    commit: '0123456789abcdef0123456789abcdef01234567',
    branch: 'main',
    author: 'Jo Miller',
    subject: 'Say what a cart costs',
    committedAt: '2026-01-01T00:00:00Z',
    isChanged: false,
  },
  shared: {},
  clientEntry: 'client/entry.js',
  serverEntry: 'server/entry.js',
  pages: [],
  fragments: {},
  files: [],
};

const signed = signRelease({ ...content, version: versionOf(content) }, privateKey);

test('a signature covers what a release was built from', () => {
  expect(isSignedWith(signed, publicKey)).toBe(true);
  const { source, ...silent } = signed;
  expect(isSignedWith(silent, publicKey)).toBe(false);
  for (const change of [{ author: 'Someone' }, { commit: 'fedcba9876543210' }, { isChanged: true }]) {
    expect(isSignedWith({ ...signed, ...(source && { source: { ...source, ...change } }) }, publicKey)).toBe(false);
  }
});

test('the same content from another commit is the same version', () => {
  const { source: _, ...elsewhere } = content;
  expect(versionOf(elsewhere)).toBe(versionOf(content));
});
