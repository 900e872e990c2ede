import { Refusal } from '@sgc/release-format';
import { withinLimit } from './within-limit.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const TRIAL = { limitMs: 1000, what: 'trying it' };

/** Work that ends when it is told to. */
const pending = () => {
  let finish: (result: string) => void = () => undefined;
  const work = new Promise<string>((resolve) => {
    finish = resolve;
  });
  return { work, finish };
};

test('work that ends in time gives its result, and leaves no timer behind', async () => {
  await expect(withinLimit(Promise.resolve('done'), TRIAL)).resolves.toBe('done');
  expect(jest.getTimerCount()).toBe(0);
});

test('work that takes too long is refused for now, and its late result is handed over', async () => {
  const { work, finish } = pending();
  const discarded: string[] = [];
  const bounded = withinLimit(work, { ...TRIAL, discard: (late) => discarded.push(late) });
  jest.advanceTimersByTime(1000);
  const refusal: unknown = await bounded.catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal).toMatchObject({ message: 'trying it took longer than 1000 ms', mayPass: true });
  finish('late');
  await work;
  expect(discarded).toEqual(['late']);
});

test('work that fails in time fails with its own error', async () => {
  await expect(withinLimit(Promise.reject(new Error('no such file')), TRIAL)).rejects.toThrow('no such file');
});

test.each(['before it begins', 'while it is done'])(
  'work that is aborted %s fails with what it was aborted with, and its late result is handed over',
  async (when) => {
    const { work, finish } = pending();
    const stopping = new AbortController();
    const abort = (): void => stopping.abort(new Error('the registry stops'));
    if (when === 'before it begins') abort();
    const discarded: string[] = [];
    const discard = (late: string) => discarded.push(late);
    const bounded = withinLimit(work, { ...TRIAL, signal: stopping.signal, discard });
    if (when === 'while it is done') abort();
    await expect(bounded).rejects.toThrow('the registry stops');
    expect(jest.getTimerCount()).toBe(0);
    finish('late');
    await work;
    expect(discarded).toEqual(['late']);
  },
);
