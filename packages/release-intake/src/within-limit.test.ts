import { Refusal } from '@sgc/release-format';
import { withinLimit } from './within-limit.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('work that ends in time gives its result, and leaves no timer behind', async () => {
  await expect(withinLimit(Promise.resolve('done'), 1000, 'trying it')).resolves.toBe('done');
  expect(jest.getTimerCount()).toBe(0);
});

test('work that takes too long is refused for now, and its late result is handed over', async () => {
  let finish: (result: string) => void = () => undefined;
  const work = new Promise<string>((resolve) => {
    finish = resolve;
  });
  const discarded: string[] = [];
  const bounded = withinLimit(work, 1000, 'trying it', (late) => discarded.push(late));
  jest.advanceTimersByTime(1000);
  const refusal: unknown = await bounded.catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal).toMatchObject({ message: 'trying it took longer than 1000 ms', mayPass: true });
  finish('late');
  await work;
  expect(discarded).toEqual(['late']);
});

test('work that fails in time fails with its own error', async () => {
  await expect(withinLimit(Promise.reject(new Error('no such file')), 1000, 'fetching it')).rejects.toThrow(
    'no such file',
  );
});
