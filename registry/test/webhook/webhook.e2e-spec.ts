import { publish } from '@sgc/release-format/test-fixture';
import { OPERATOR_TOKEN, RunningRegistry, SECTION_TOKEN, SHELL_TOKEN } from '../setup/running-registry.ts';
import { SECRET_PATH, WEBHOOK_KEY, WebhookReceiver } from '../setup/webhook-receiver.ts';

const SOURCE = {
  commit: '0123456789abcdef0123456789abcdef01234567',
  branch: 'prices',
  author: 'Jo Miller',
  subject: 'Say what a cart costs',
  committedAt: '2026-06-20T10:00:00-04:00',
  isChanged: false,
};

const withSource = <Descriptor extends object>(descriptor: Descriptor) => ({ ...descriptor, source: SOURCE });

let registry: RunningRegistry;
let receiver: WebhookReceiver;

beforeEach(async () => {
  registry = new RunningRegistry();
  receiver = new WebhookReceiver();
  await receiver.listen();
});

afterEach(async () => {
  await registry.remove();
  await receiver.close();
});

/** Waits until `count` different messages came. @returns them. */
const told = async (count: number) => {
  await registry.eventually(async () => receiver.told.length >= count);
  return receiver.told;
};

const acts = (): string[] => receiver.told.map(({ what }) => what);

test('a decision that visitors notice is told in order, signed, with version, reason and commit', async () => {
  const first = await registry.startWith({ text: 'text of the first release' }, receiver.settings);
  const second = await registry.release({ text: 'text of the second release', descriptor: withSource });
  await registry.operate('freeze', { why: 'changes nothing for visitors' });
  await registry.operate('unfreeze', { why: 'neither does this' });
  await registry.operate('rollback', { why: 'prices are wrong' });
  const [, live, rollback] = await told(3);
  expect(acts()).toEqual(['live', 'live', 'rollback']);
  expect(live).toMatchObject({ section: 'mfe-eco', version: second, from: first, why: 'released', source: SOURCE });
  expect(rollback).toMatchObject({ version: first, from: second, why: 'prices are wrong', who: 'ed (mfe-eco)' });
  expect(receiver.posted.map(({ isSigned }) => isSigned)).toEqual([true, true, true]);
  expect(receiver.posted[1]?.event).toMatchObject({ type: 'release.live', timestamp: live?.at });
});

test('neither messages nor the log hold a secret', async () => {
  await registry.startWith({ text: 'text of the first release' }, receiver.settings);
  receiver.answer = (_, reply) => void reply.writeHead(500).end();
  await registry.operate('canary', { why: 'with care', percent: 10 });
  await registry.logged('a webhook cannot be delivered');
  const text = receiver.posted.map(({ body }) => body).join('\n') + registry.log;
  const key = WEBHOOK_KEY.slice('whsec_'.length);
  for (const secret of [OPERATOR_TOKEN, SECTION_TOKEN, SHELL_TOKEN, key, SECRET_PATH]) {
    expect(text).not.toContain(secret);
  }
});

test('a receiver that answers 500 gets the same message again, and what follows only after it', async () => {
  let refusals = 2;
  receiver.answer = (_, reply) => {
    refusals -= 1;
    reply.writeHead(refusals >= 0 ? 500 : 204).end();
  };
  await registry.startWith({ text: 'text of the first release' }, receiver.settings);
  await registry.operate('canary', { why: 'with care', percent: 10 });
  await told(2);
  const [first, ...more] = receiver.posted.map(({ id }) => id);
  expect(more).toEqual([first, first, expect.not.stringContaining(String(first))]);
  expect(receiver.posted.every(({ isSigned }) => isSigned)).toBe(true);
  expect(acts()).toEqual(['live', 'canary']);
  await registry.logged('a webhook is delivered again');
});

test('no message is lost while the receiver is away and the registry is killed', async () => {
  await registry.startWith({ text: 'text of the first release' }, receiver.settings);
  await told(1);
  await receiver.close();
  await registry.release({ text: 'text of the second release' });
  await registry.operate('rollback', { why: 'prices are wrong' });
  await registry.stop('SIGKILL');
  await registry.start(receiver.settings);
  await registry.operate('canary', { why: 'with care', percent: 10 });
  await receiver.listen();
  const all = await told(4);
  expect(acts()).toEqual(['live', 'live', 'rollback', 'canary']);
  expect(all.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
});

test('messages that wait are counted for their receiver, with the age of the oldest, until it takes them', async () => {
  const metric = async (name: string): Promise<number> => {
    const { body } = await registry.get('/metrics');
    expect(body).not.toContain(SECRET_PATH);
    const series = `registry_webhook_${name}{receiver="http://127.0.0.1:${receiver.port}"} `;
    const line = body.split('\n').find((one) => one.startsWith(series));
    return Number(line?.slice(series.length));
  };
  const waiting = (count: number) => registry.eventually(async () => (await metric('messages_waiting')) === count);
  await registry.startWith({ text: 'text of the first release' }, { ...receiver.settings, OPEN_METRICS: 'true' });
  await waiting(0);
  expect(await metric('oldest_message_age_seconds')).toBe(0);

  receiver.answer = (_, reply) => void reply.writeHead(500).end();
  await registry.operate('canary', { why: 'with care', percent: 10 });
  await registry.operate('freeze', { why: 'the receiver fails' });
  await waiting(1);
  const age = await metric('oldest_message_age_seconds');
  expect(age).toBeGreaterThan(0);
  await registry.eventually(async () => (await metric('oldest_message_age_seconds')) > age);

  receiver.answer = (_, reply) => void reply.writeHead(204).end();
  await waiting(0);
});

test('a receiver that never answers does not block decisions', async () => {
  receiver.answer = () => undefined;
  await registry.startWith({ text: 'text of the first release' }, receiver.settings);
  await told(1);
  await registry.release({ text: 'text of the second release' });
  expect((await registry.operate('rollback', { why: 'prices are wrong' })).status).toBe(200);
  expect(receiver.posted).toHaveLength(1);
});

test('a refused release is told with the check, the reason and its commit', async () => {
  await registry.startWith({ text: 'text of the first release' }, receiver.settings);
  const { version } = publish(registry.origin, {
    text: 'text of a broken release',
    descriptor: withSource,
    serverEntry: (code) => `throw new Error('it does not load');${code}`,
  });
  const [, refused] = await told(2);
  expect(refused).toMatchObject({ what: 'refused', who: 'registry', version, source: SOURCE });
  expect(refused?.why).toMatch(/^loading: .*it does not load/);
  const { subject, author, branch, commit } = SOURCE;
  const line = registry.log.split('\n').find((one) => one.includes('a release was refused')) ?? '{}';
  expect(JSON.parse(line)).toMatchObject({ subject, author, branch, commit });
});

test('a new receiver is sent the lines that follow, not earlier ones', async () => {
  await registry.startWith({ text: 'text of the first release' });
  await registry.stop();
  await registry.start(receiver.settings);
  await registry.operate('canary', { why: 'with care', percent: 10 });
  await told(1);
  expect(acts()).toEqual(['canary']);
});

test('of two registries the one that decides tells, and the other goes on when it takes over', async () => {
  await registry.startWith({ text: 'text of the first release' }, receiver.settings);
  await told(1);
  const other = new RunningRegistry(registry);
  try {
    await other.launch(receiver.settings);
    await registry.operate('canary', { why: 'with care', percent: 10 });
    await told(2);
    await registry.stop('SIGKILL');
    await other.logged('this registry decides');
    await other.operate('canary', { why: 'without', percent: 0 });
    await told(3);
    expect(acts()).toEqual(['live', 'canary', 'canary']);
  } finally {
    await other.remove();
  }
});

test.each([
  ['without a key', { RELEASE_WEBHOOK: 'https://hooks.example.com/' }, 'RELEASE_WEBHOOK_KEY: is needed'],
  [
    'over an open line',
    { RELEASE_WEBHOOK: 'http://hooks.example.com/', RELEASE_WEBHOOK_KEY: WEBHOOK_KEY },
    'must begin with https://',
  ],
  [
    'with a short key',
    { RELEASE_WEBHOOK: 'https://hooks.example.com/', RELEASE_WEBHOOK_KEY: 'whsec_c2hvcnQ=' },
    'must have 24 to 64 bytes',
  ],
])('a registry that is to tell %s does not start', async (_, settings, reason) => {
  await expect(registry.launch(settings)).rejects.toThrow(reason);
});
