import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseDescriptor } from '@sgc/release-format';
import { type Derivation, PUBLIC_KEY } from '@sgc/release-format/test-fixture';
import { PAGE, SECTION, Stage } from './serving-shell.ts';

let stage: Stage;
let first: ReleaseDescriptor;

beforeEach(async () => {
  stage = new Stage();
  const access = join(stage.shell.folder, 'access.json');
  writeFileSync(access, JSON.stringify({ sections: { [SECTION]: { keys: [PUBLIC_KEY] } } }));
  first = await stage.begin('text of the live release', { RELEASE_ACCESS: access });
});

afterEach(() => stage.end());

interface Lie {
  readonly derivation?: Partial<Derivation>;
  readonly tell?: (descriptor: ReleaseDescriptor) => void;
  readonly says: RegExp;
}

const replace = ({ section, version }: ReleaseDescriptor, answer: string): void =>
  stage.registry.replaceDescriptor(section, version, answer);

test.each<[string, Lie]>([
  [
    'a file with other bytes',
    {
      tell: (next) => stage.registry.changeBytes(next, (bytes) => bytes.fill('x', bytes.length / 2)),
      says: /is not what its digest says/,
    },
  ],
  [
    'more bytes than the files of a release have',
    {
      tell: (next) => stage.registry.changeBytes(next, (bytes) => Buffer.concat([bytes, Buffer.from('x')])),
      says: /came with more bytes than they should have/,
    },
  ],
  [
    'files that end too early',
    {
      tell: (next) => stage.registry.changeBytes(next, (bytes) => bytes.subarray(0, -1)),
      says: /has \d+ bytes instead of/,
    },
  ],
  ['no JSON for a descriptor', { tell: (next) => replace(next, '{'), says: /is not JSON/ }],
  ['something else for a descriptor', { tell: (next) => replace(next, '{"hello":1}'), says: /section/ }],
  [
    'the descriptor of another version',
    { tell: (next) => replace(next, JSON.stringify(first)), says: /and \w+ was asked for/ },
  ],
  [
    'the descriptor of another section',
    {
      tell: (next) => replace(next, JSON.stringify({ ...next, section: 'mfe-leads' })),
      says: /describes mfe-leads/,
    },
  ],
  [
    'a descriptor that was changed',
    { tell: (next) => replace(next, JSON.stringify({ ...next, contract: 1 })), says: /but its content is/ },
  ],
  [
    'a descriptor of a contract to come',
    {
      tell: (next) => replace(next, JSON.stringify({ ...next, contract: 999 })),
      says: /it was built for contract 999, and programs of contract \d+ cannot read it: deploy later ones first/,
    },
  ],
  ['a release without a signature', { derivation: { key: null }, says: /is not signed/ }],
  [
    'a release that was changed after it was signed',
    {
      derivation: { afterSigning: (next) => ({ ...next, builtAt: '2030-01-01T00:00:00.000Z' }) },
      says: /its signature is not one over what it says/,
    },
  ],
])(
  'a registry that answers with %s changes nothing of what is live, and is named',
  async (_, { derivation, tell, says }) => {
    const next = stage.release({ text: 'text of a lie', ...derivation });
    tell?.(next);
    stage.goLive(next.version, first.version);
    const { attention } = await stage.shell.until(
      () => stage.shell.readiness(),
      (seen) => seen.attention !== undefined,
    );
    expect(attention).toEqual([expect.stringMatching(says)]);
    expect(await stage.shell.live()).toBe(first.version);
    expect((await stage.shell.get(`${PAGE}?mode=fresh`)).body).toContain('text of the live release');
  },
);

test('a feed that is not understood changes nothing, and is named', async () => {
  stage.registry.answerFeed = '{"revision":"none"}';
  stage.goLive('0'.repeat(16));
  const { attention } = await stage.shell.until(
    () => stage.shell.readiness(),
    (seen) => seen.attention !== undefined,
  );
  expect(attention).toEqual(['the registry cannot be asked: what it decided last holds']);
  await stage.shell.until(
    async () => stage.shell.log,
    (log) => log.includes('the feed is not understood'),
  );
  expect(await stage.shell.live()).toBe(first.version);
});
