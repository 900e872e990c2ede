import { publish } from '@sgc/release-format/test-fixture';
import { RunningRegistry } from '../setup/running-registry.ts';
import { announce, candidate } from '../setup/uploads.ts';

const registry = new RunningRegistry();

beforeAll(() => registry.startWith({ text: 'text that is live' }));
afterAll(() => registry.remove());

/** Texts that PostgreSQL does not take. */
const TEXTS = ['prices\0are wrong', 'half a character: \uD83D'];

const timesDeciding = (): number => registry.log.split('this registry decides').length - 1;

test.each(TEXTS)('a release whose commit says %j is refused with that text when it is announced', async (subject) => {
  const source = { commit: '0123abc', author: 'Ed', subject, committedAt: '2026-01-05T10:00:00Z', isChanged: false };
  const release = candidate({ text: 'a text', descriptor: (descriptor) => ({ ...descriptor, source }) });
  const { status, body } = await announce(registry, release.descriptor);
  release.remove();
  expect([status, body.check]).toEqual([422, 'descriptor']);
  expect(body.error).toContain(`a text has characters that cannot be stored: ${JSON.stringify(subject)}`);
});

test.each(TEXTS)('an operation whose reason is %j is refused with what to do, and disturbs no other', async (why) => {
  const { status, body } = await registry.operate('freeze', { why });
  expect([status, body.error]).toEqual([400, 'why: Please remove characters that cannot be stored']);
  expect((await registry.operate('unfreeze', { why: 'to see that it decides' })).status).toBe(200);
  expect(timesDeciding()).toBe(1);
});

test.each(TEXTS)('a release whose code fails with %j is refused, and disturbs no other', async (message) => {
  const { version } = publish(registry.origin, {
    text: `a text beside ${JSON.stringify(message)}`,
    serverEntry: (code) => `throw new Error(${JSON.stringify(message)});${code}`,
  });
  const { refused } = await registry.until((section) => section.refused.some((one) => one.version === version));
  expect(refused[0]?.reason).toContain(message.replace(/[\0\uD83D]/, '\uFFFD'));
  await registry.release({ text: `what follows ${version}` });
  expect(timesDeciding()).toBe(1);
});
