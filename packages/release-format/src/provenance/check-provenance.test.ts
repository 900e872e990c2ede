import { generateKeyPairSync } from 'node:crypto';
import type { ReleaseDescriptor } from '../descriptor.schema.ts';
import { integrityOf } from '../digest.ts';
import { Refusal } from '../refusal.ts';
import { SOME_RELEASE, someFile } from '../testing/index.ts';
import { checkProvenance, readProvenance } from './check-provenance.ts';
import { type BuildDetails, type Envelope, SOURCE_MATERIAL } from './provenance.schema.ts';
import { signProvenance } from './sign-provenance.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const COMMIT = SOME_RELEASE.source?.commit ?? '';

const BUILD: BuildDetails = {
  builder: { id: 'https://pipelines.example/mfe-a' },
  materials: [{ name: SOURCE_MATERIAL, digest: { gitCommit: COMMIT } }, { uri: 'pkg:npm/zod@4.6.7' }],
};

const envelopeOf = (release: ReleaseDescriptor, details = BUILD): Envelope =>
  signProvenance(release, details, privateKey).provenance as Envelope;

test('a provenance is a statement of in-toto with SLSA as its predicate, about every file by its digest', () => {
  const statement = readProvenance(envelopeOf(SOME_RELEASE));
  expect(statement).toMatchObject({
    _type: 'https://in-toto.io/Statement/v1',
    predicateType: 'https://slsa.dev/provenance/v1',
    subject: [
      { name: 'client/entry.js', digest: { sha384: expect.stringMatching(/^[0-9a-f]{96}$/) } },
      { name: 'server/entry.js' },
    ],
    predicate: { runDetails: { builder: BUILD.builder, metadata: { finishedOn: SOME_RELEASE.builtAt } } },
  });
  expect(() => checkProvenance(SOME_RELEASE, envelopeOf(SOME_RELEASE), publicKey)).not.toThrow();
});

test.each<[string, Envelope, RegExp]>([
  [
    'other bytes of a file',
    envelopeOf({
      ...SOME_RELEASE,
      files: [
        someFile('client/entry.js'),
        { ...someFile('server/entry.js'), ...{ integrity: integrityOf(Buffer.from('other')) } },
      ],
    }),
    /does not vouch for server\/entry\.js as it is; build and sign the release again$/,
  ],
  [
    'a file less',
    envelopeOf({ ...SOME_RELEASE, files: [someFile('client/entry.js')] }),
    /does not vouch for server\/entry\.js/,
  ],
  [
    'a file more',
    envelopeOf({ ...SOME_RELEASE, files: [...SOME_RELEASE.files, someFile('client/more.js')] }),
    /names files that the release does not have/,
  ],
  [
    'a file twice',
    envelopeOf({ ...SOME_RELEASE, files: [...SOME_RELEASE.files, someFile('client/entry.js')] }),
    /names files that the release does not have/,
  ],
  ['another section', envelopeOf({ ...SOME_RELEASE, section: 'mfe-b' }), /is about mfe-b, not mfe-a/],
  [
    'another time',
    envelopeOf({ ...SOME_RELEASE, builtAt: '2026-01-02T00:00:00.000Z' }),
    /is about a build of 2026-01-02/,
  ],
  [
    'another commit',
    envelopeOf(SOME_RELEASE, { ...BUILD, materials: [{ name: SOURCE_MATERIAL, digest: { gitCommit: 'fedcba98' } }] }),
    /says commit fedcba98, and the release says 01234567/,
  ],
  [
    'no commit',
    envelopeOf(SOME_RELEASE, { ...BUILD, materials: [] }),
    /says commit none, and the release says 01234567/,
  ],
  [
    'the signature of another key',
    signProvenance(SOME_RELEASE, BUILD, generateKeyPairSync('ed25519').privateKey).provenance as Envelope,
    /is not signed with the key that signed the release/,
  ],
  [
    'a statement that was changed',
    { ...envelopeOf(SOME_RELEASE), payload: envelopeOf({ ...SOME_RELEASE, section: 'mfe-b' }).payload },
    /is not signed with the key that signed the release/,
  ],
])('a provenance with %s is refused in words', (_, envelope, reason) => {
  expect(() => checkProvenance(SOME_RELEASE, envelope, publicKey)).toThrow(Refusal);
  expect(() => checkProvenance(SOME_RELEASE, envelope, publicKey)).toThrow(reason);
});

test('a signed text that is no provenance is refused as such', () => {
  const payload = (text: string): Envelope => ({
    ...envelopeOf(SOME_RELEASE),
    payload: Buffer.from(text).toString('base64'),
  });
  expect(() => readProvenance(payload('{'))).toThrow('its provenance is not JSON');
  expect(() => readProvenance(payload('{}'))).toThrow('is no provenance of SLSA, version 1');
});
