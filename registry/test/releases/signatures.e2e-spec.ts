import { generateKeyPairSync } from 'node:crypto';
import { type Derivation, publish } from '@sgc/release-format/test-fixture';
import { RunningRegistry } from '../setup/running-registry.ts';

const registry = new RunningRegistry();
let good: string;

beforeAll(async () => {
  good = await registry.startWith({ text: 'text of the good release' });
});

afterAll(async () => {
  await registry.remove();
});

const FORGED: readonly { name: string; check: string; reason: RegExp; derivation: Omit<Derivation, 'text'> }[] = [
  { name: 'no signature', check: 'signature', reason: /^it is not signed$/, derivation: { key: null } },
  {
    name: 'the signature of another key',
    check: 'signature',
    reason: /^it is signed with key [0-9a-f]{16}, which is no key of mfe-eco$/,
    derivation: { key: generateKeyPairSync('ed25519').privateKey },
  },
  {
    name: 'a time that was changed after it was signed',
    check: 'signature',
    reason: /not one over what it says/,
    derivation: { afterSigning: (descriptor) => ({ ...descriptor, builtAt: '2026-06-01T00:00:00.000Z' }) },
  },
  {
    name: 'an older time than what has been live',
    check: 'age',
    reason: /build it again, or roll back$/,
    derivation: { builtAt: '2025-01-01T00:00:00.000Z' },
  },
  {
    name: 'a time far ahead',
    check: 'age',
    reason: /more than ten minutes from now/,
    derivation: { builtAt: '2099-01-01T00:00:00.000Z' },
  },
];

test.each(FORGED)('a release with $name is refused', async ({ name, check, reason, derivation }) => {
  const before = (await registry.section()).refused[0]?.at;
  publish(registry.origin, { text: `text of a release with ${name}`, ...derivation });
  const { refused, live } = await registry.until((section) => section.refused[0]?.at !== before);
  expect(refused[0]).toMatchObject({ check, reason: expect.stringMatching(reason) });
  expect(live).toBe(good);
});

test('a release whose page is heavier than its budget is refused', async () => {
  const before = (await registry.section()).refused[0]?.at;
  publish(registry.origin, {
    text: 'text of a release that is too heavy',
    descriptor: (descriptor) => ({ ...descriptor, budget: { scripts: 10, styles: 10 } }),
  });
  const { refused } = await registry.until((section) => section.refused[0]?.at !== before);
  expect(refused[0]).toMatchObject({ check: 'budgets', reason: expect.stringMatching(/sends \d+ bytes of scripts/) });
});

test.each(FORGED)(
  'after a release with $name was refused, the same files built and signed anew go live',
  async ({ name, derivation }) => {
    const text = `text of files that first came with ${name}`;
    const before = (await registry.section()).refused[0]?.at;
    publish(registry.origin, { text, ...derivation });
    const { refused } = await registry.until((section) => section.refused[0]?.at !== before);
    const { version } = publish(registry.origin, { text });
    expect(refused[0]?.version).toBe(version);
    await registry.untilLive(version);
  },
);
