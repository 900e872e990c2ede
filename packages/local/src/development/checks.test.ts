import { Checks } from './checks.ts';

/** A check that runs until it is ended or stopped. */
class Sample {
  runs = 0;
  #end: ((isAtEnd: boolean) => void) | undefined;

  run(): Promise<boolean> {
    this.runs += 1;
    return new Promise((resolve) => {
      this.#end = resolve;
    });
  }

  async stop(): Promise<void> {
    this.#end?.(false);
  }

  async end(): Promise<void> {
    this.#end?.(true);
    await jest.advanceTimersByTimeAsync(0);
  }
}

const pass = (milliseconds: number): Promise<void> => jest.advanceTimersByTimeAsync(milliseconds);

let checks: Checks;
let check: Sample;
let other: Sample;

beforeEach(() => {
  jest.useFakeTimers();
  checks = new Checks();
  [check, other] = [new Sample(), new Sample()];
});

afterEach(() => jest.useRealTimers());

test('after a build its program is checked once, when the page has had time to show it', async () => {
  checks.building();
  checks.built([check]);
  await pass(1999);
  expect(check.runs).toBe(0);
  await pass(1);
  await check.end();
  await pass(10_000);
  expect(check.runs).toBe(1);
});

test('builds that follow one another are checked together after the last', async () => {
  checks.built([check]);
  await pass(1500);
  checks.building();
  checks.built([other]);
  await pass(1500);
  expect([check.runs, other.runs]).toEqual([0, 0]);
  await pass(500);
  expect([check.runs, other.runs]).toEqual([1, 1]);
});

test('a check that a new build interrupts runs anew after it', async () => {
  checks.built([check]);
  await pass(2000);
  checks.building();
  checks.built([other]);
  await pass(2000);
  expect([check.runs, other.runs]).toEqual([2, 1]);
});

test('a check that has come to its end is not run for the build of another program', async () => {
  checks.built([check]);
  await pass(2000);
  await check.end();
  checks.building();
  checks.built([other]);
  await pass(2000);
  expect([check.runs, other.runs]).toEqual([1, 1]);
});

test('once stopped, nothing is checked any more', async () => {
  checks.built([check]);
  await checks.stop();
  await pass(10_000);
  expect(check.runs).toBe(0);
});
