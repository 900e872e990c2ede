import { generateKeyPairSync } from 'node:crypto';
import { type Derivation, publish } from './derived-release.ts';
import { RunningShell } from './running-shell.ts';

const shell = new RunningShell();
let good: string;

beforeAll(async () => {
  good = publish(shell.origin, { text: 'text of the good release' }).version;
  await shell.start();
});

afterAll(async () => {
  await shell.stop();
  shell.remove();
});

const FORGED: readonly { name: string; check: string; reason: RegExp; derivation: Omit<Derivation, 'text'> }[] = [
  { name: 'no signature', check: 'signature', reason: /^it is not signed$/, derivation: { key: null } },
  {
    name: 'the signature of somebody else',
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
    reason: /more than two days from now/,
    derivation: { builtAt: '2099-01-01T00:00:00.000Z' },
  },
];

test.each(FORGED)('a release with $name is refused', async ({ name, check, reason, derivation }) => {
  const before = (await shell.section()).refused[0]?.at;
  publish(shell.origin, { text: `text of a release with ${name}`, ...derivation });
  const { refused, live } = await shell.until((section) => section.refused[0]?.at !== before);
  expect(refused[0]).toMatchObject({ check, reason: expect.stringMatching(reason) });
  expect(live).toBe(good);
});

test('a release whose page is heavier than its budget is refused', async () => {
  const before = (await shell.section()).refused[0]?.at;
  publish(shell.origin, {
    text: 'text of a release that is too heavy',
    descriptor: (descriptor) => ({ ...descriptor, budget: { scripts: 10, styles: 10 } }),
  });
  const { refused } = await shell.until((section) => section.refused[0]?.at !== before);
  expect(refused[0]).toMatchObject({ check: 'budgets', reason: expect.stringMatching(/sends \d+ bytes of scripts/) });
});

test.each(FORGED)(
  'after a release with $name was refused, the same files built and signed anew go live',
  async ({ name, derivation }) => {
    const text = `text of files that first came with ${name}`;
    const before = (await shell.section()).refused[0]?.at;
    publish(shell.origin, { text, ...derivation });
    const { refused } = await shell.until((section) => section.refused[0]?.at !== before);
    const { version } = publish(shell.origin, { text });
    expect(refused[0]?.version).toBe(version);
    await shell.until(({ live }) => live === version);
  },
);
