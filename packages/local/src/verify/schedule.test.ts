import { type Ended, runSteps } from './schedule.ts';
import type { Step } from './steps.ts';

const step = (name: string, needs: Partial<Step> = {}): Step => ({ name, command: name, args: [], ...needs });

const build = step('build');

/** Runs steps that end when they are told to, the first that began first. */
class FakeRun {
  /** Beginnings and ends, in order. */
  readonly seen: string[] = [];
  readonly ended: Ended[] = [];
  readonly passed: Promise<number>;
  readonly #ends: ((output?: string) => void)[] = [];

  constructor(steps: readonly Step[], places: number) {
    this.passed = runSteps({
      steps,
      build,
      places,
      run: ({ name }) =>
        new Promise((resolve, reject) => {
          this.seen.push(name);
          this.#ends.push((output) => (output === undefined ? resolve(undefined) : reject(new Error(output))));
        }),
      onBegin: () => undefined,
      onEnd: (ended, running) => {
        this.ended.push(ended);
        this.seen.push(`end of ${ended.step.name}, beside ${running.map((one) => one.step.name).join()}`);
      },
    });
  }

  /** Lets the step that began first end. */
  async end(output?: string): Promise<void> {
    this.#ends.shift()?.(output);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

test('given two places, the third step begins when one of the first two has ended', async () => {
  const fakeRun = new FakeRun([step('a'), step('b'), step('c')], 2);
  expect(fakeRun.seen).toEqual(['a', 'b']);
  await fakeRun.end();
  expect(fakeRun.seen).toEqual(['a', 'b', 'end of a, beside b', 'c']);
  await fakeRun.end();
  await fakeRun.end();
  expect(await fakeRun.passed).toBe(3);
});

test('a step that needs the build waits for it, and another takes its place', async () => {
  const fakeRun = new FakeRun([build, step('site', { needsBuild: true }), step('unit')], 2);
  expect(fakeRun.seen).toEqual(['build', 'unit']);
  await fakeRun.end();
  expect(fakeRun.seen).toContain('site');
  await fakeRun.end();
  await fakeRun.end();
  expect(await fakeRun.passed).toBe(3);
});

test('a step that keeps every processor busy begins when nothing else runs, and nothing begins beside it', async () => {
  const fakeRun = new FakeRun([step('a'), step('browser', { alone: true }), step('c', { alone: true })], 3);
  expect(fakeRun.seen).toEqual(['a']);
  await fakeRun.end();
  expect(fakeRun.seen.at(-1)).toBe('browser');
  await fakeRun.end();
  expect(fakeRun.seen.at(-1)).toBe('c');
  await fakeRun.end();
  expect(await fakeRun.passed).toBe(3);
});

test('when the build fails, steps that need it are not tried and count as failed; the rest goes on', async () => {
  const fakeRun = new FakeRun([build, step('unit'), step('site', { needsBuild: true })], 1);
  await fakeRun.end('no such file');
  await fakeRun.end();
  expect(await fakeRun.passed).toBe(1);
  expect(fakeRun.ended.map(({ step: { name }, output }) => [name, output])).toEqual([
    ['build', 'no such file'],
    ['unit', undefined],
    ['site', 'Not tried, since the build failed.'],
  ]);
});
