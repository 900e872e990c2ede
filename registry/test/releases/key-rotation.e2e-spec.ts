import { generateKeyPairSync } from 'node:crypto';
import { descriptorAddress } from '@sgc/contract/operations';
import { parseDescriptor, publicKeyText, SignatureKeys, type SigningKey } from '@sgc/release-format';
import { PUBLIC_KEY, publish } from '@sgc/release-format/test-fixture';
import { ACCESS, RunningRegistry, SHELL_TOKEN, tokenDigest } from '../setup/running-registry.ts';

const HOUR_MS = 60 * 60 * 1000;

const registry = new RunningRegistry();
const renewed = generateKeyPairSync('ed25519').privateKey;
const NEW_KEY = publicKeyText(renewed);
let good: string;

beforeAll(async () => {
  good = await registry.startWith({ text: 'text of the good release' });
});

afterAll(async () => {
  await registry.remove();
});

const fromNow = (ms: number): string => new Date(Date.now() + ms).toISOString();

/** The access file with other keys of the fixture's section; a token that comes with them tells when they hold. */
const accessWith = (keys: SigningKey[], token: string) => ({
  ...ACCESS,
  operators: { tokens: { ...ACCESS.operators.tokens, [token]: tokenDigest(token) } },
  sections: { ...ACCESS.sections, 'mfe-eco': { tokens: {}, ...ACCESS.sections['mfe-eco'], keys } },
});

/** Changes the keys of the running registry. */
const takeKeys = async (keys: SigningKey[], token: string): Promise<void> => {
  registry.setAccess(accessWith(keys, token));
  await registry.eventually(async () => {
    const { status } = await registry.get('/ops/releases', { authorization: `Bearer ${token}` });
    return status === 200;
  });
};

/** Verifies a release from the registry as a shell with these keys does. @throws if it would not be run. */
const verifyAtShell = async (version: string, keys: SigningKey[]): Promise<void> => {
  const { body } = await registry.get(descriptorAddress('mfe-eco', version), {
    authorization: `Bearer ${SHELL_TOKEN}`,
  });
  new SignatureKeys(accessWith(keys, 'shell')).check(parseDescriptor('mfe-eco', body));
};

test("a section's key is renewed: both sign, then the old one expires, and what it signed stays live and verified", async () => {
  await takeKeys([{ key: PUBLIC_KEY, expires: fromNow(HOUR_MS) }, NEW_KEY], 'both');
  const byNew = publish(registry.origin, { text: 'text signed with the new key', key: renewed });
  await registry.untilLive(byNew.version);
  const byOld = publish(registry.origin, { text: 'text signed with the old key, in time' });
  await registry.untilLive(byOld.version);

  const keys = [{ key: PUBLIC_KEY, expires: fromNow(-1) }, NEW_KEY];
  await takeKeys(keys, 'expired');
  publish(registry.origin, { text: 'text signed with the old key, too late' });
  const { refused, live } = await registry.until((section) => section.refused.length > 0);
  expect(refused[0]).toMatchObject({
    check: 'signature',
    reason: expect.stringMatching(
      /^it is signed with key [0-9a-f]{16}, which expired at \S+Z; build it again with the section's new key$/,
    ),
  });
  expect(live).toBe(byOld.version);

  for (const version of [good, byNew.version, byOld.version]) await verifyAtShell(version, keys);
  await registry.stop();
  await registry.start();
  await registry.untilLive(byOld.version);
  const { status } = await registry.operate('rollback', { why: 'the old key signed this one too', to: good });
  expect(status).toBe(200);
  await registry.untilLive(good);

  const last = publish(registry.origin, { text: 'text signed with the new key after all', key: renewed });
  await registry.untilLive(last.version);
});

test('a release that says it was built after its key expired is run by no shell', async () => {
  const { version, builtAt } = publish(registry.origin, { text: 'text of a later release', key: renewed });
  await registry.untilLive(version);
  await expect(verifyAtShell(version, [{ key: NEW_KEY, expires: builtAt }])).rejects.toThrow('which expired at');
});
