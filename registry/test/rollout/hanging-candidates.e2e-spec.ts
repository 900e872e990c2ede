import { OPERATOR_TOKEN, RunningRegistry } from '../setup/running-registry.ts';
import { send, use } from '../setup/uploads.ts';

/** Requests that do not concern the candidate are answered within this time. */
const AT_ONCE_MS = 1000;
const STOPPED_WITHIN_MS = 10_000;

const HANGS: readonly (readonly [how: string, code: string])[] = [
  ['loops', 'for (;;);'],
  ['sleeps', 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);'],
  // Slowly: three requests, each with a second, have to be answered before the limit of memory is reached.
  [
    'fills memory',
    `const pause = new Int32Array(new SharedArrayBuffer(4));
    for (const kept = []; ; Atomics.wait(pause, 0, 0, 40)) kept.push(Buffer.alloc(5e6, 1));`,
  ],
];

let registry: RunningRegistry;
let first: string;

beforeEach(async () => {
  registry = new RunningRegistry();
  first = await registry.startWith({ text: 'text of the first release' });
  await registry.release({ text: 'text of the second release' });
});
afterEach(() => registry.remove());

/** The duration of work, and its result. */
const timed = async <T>(work: Promise<T>): Promise<{ ms: number; result: T }> => {
  const started = performance.now();
  const result = await work;
  return { ms: performance.now() - started, result };
};

/** A candidate that hangs while it is checked; the request is on its way. */
const check = async (code: string) => {
  const { version } = await send(registry, { text: 'a release', serverEntry: (entry) => `${code}${entry}` });
  return { answer: use(registry, version, 'check') };
};

const HANGS_STILL = 'it hangs still';

test.each(HANGS)('while a candidate %s, status, freeze and rollback are answered within a second', async (_, code) => {
  const { answer } = await check(code);
  const status = await timed(registry.status());
  const freeze = await timed(registry.operate('freeze', { why: 'we look into it' }, { token: OPERATOR_TOKEN }));
  const rollback = await timed(registry.operate('rollback', { why: 'prices are wrong' }, { token: OPERATOR_TOKEN }));
  expect(await Promise.race([answer, HANGS_STILL])).toBe(HANGS_STILL);
  expect([freeze.result.status, rollback.result.status]).toEqual([200, 200]);
  for (const { ms } of [status, freeze, rollback]) expect(ms).toBeLessThan(AT_ONCE_MS);
  expect((await registry.section()).live).toBe(first);
  const { body } = await answer;
  expect(JSON.stringify(body)).toMatch(/did not finish loading|MB of memory|ended the renderer/);
});

test('a registry that is told to stop while a candidate hangs answers that it does, and stops within ten seconds', async () => {
  const { answer } = await check('for (;;);');
  await registry.status();
  const { ms, result: exitCode } = await timed(registry.stop());
  expect(ms).toBeLessThan(STOPPED_WITHIN_MS);
  expect(exitCode).toBe(0);
  expect(await answer).toMatchObject({ status: 503, body: { error: expect.stringMatching(/stopped deciding/) } });
});
