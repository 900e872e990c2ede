import { Checks } from './checks.ts';

/** Runs until it is ended or stopped. */
class Sample {
  isRunning = false;
  runs = 0;
  #settle: () => void = () => undefined;

  run(): Promise<void> {
    this.runs += 1;
    this.isRunning = true;
    return new Promise((resolve) => {
      this.#settle = resolve;
    });
  }

  async stop(): Promise<void> {
    this.isRunning = false;
    this.#settle();
  }

  async end(): Promise<void> {
    await this.stop();
    await pass(0);
  }
}

const pass = (milliseconds: number): Promise<void> => jest.advanceTimersByTimeAsync(milliseconds);

let checks: Checks;
let first: Sample;
let second: Sample;
let third: Sample;

beforeEach(() => {
  jest.useFakeTimers();
  checks = new Checks(2);
  [first, second, third] = [new Sample(), new Sample(), new Sample()];
});

afterEach(() => jest.useRealTimers());

const running = (): boolean[] => [first, second, third].map(({ isRunning }) => isRunning);

/** All three programs were built, and the site runs. */
const begin = async (): Promise<void> => {
  for (const [program, check] of Object.entries({ first, second, third })) checks.built(program, [check]);
  checks.ready();
  await pass(2000);
};

/** Those that wait run in between: the latest first. */
const endAll = async (): Promise<void> => {
  for (const check of [third, second, first]) await check.end();
};

test('a program is not checked before the site has started and the page has had time to show it', async () => {
  checks.built('first', [first]);
  await pass(10_000);
  checks.ready();
  await pass(1999);
  expect(first.runs).toBe(0);
  await pass(1);
  expect(first.runs).toBe(1);
});

test('as many checks run at once as are allowed, those of the program that was built last first', async () => {
  await begin();
  expect(running()).toEqual([false, true, true]);
  await third.end();
  expect(running()).toEqual([true, true, false]);
});

test('each check runs once for a build', async () => {
  await begin();
  await endAll();
  await pass(10_000);
  expect([first, second, third].map(({ runs }) => runs)).toEqual([1, 1, 1]);
});

test('checks that run when a build begins are stopped, and run after those of that build', async () => {
  await begin();
  checks.building('first');
  await pass(10_000);
  expect(running()).toEqual([false, false, false]);
  checks.built('first', [first]);
  await pass(2000);
  expect(running()).toEqual([true, false, true]);
  await first.end();
  expect(running()).toEqual([false, true, true]);
});

test('of builds that follow one another the last is waited for', async () => {
  await begin();
  await endAll();
  checks.building('first');
  checks.built('first', [first]);
  await pass(1500);
  checks.building('second');
  checks.built('second', [second]);
  await pass(1500);
  expect(running()).toEqual([false, false, false]);
  await pass(500);
  expect(running()).toEqual([true, true, false]);
});

test('a program that is built again before it was checked is checked once', async () => {
  checks.ready();
  for (let time = 0; time < 3; time += 1) {
    checks.building('first');
    checks.built('first', [first]);
  }
  await pass(2000);
  await first.end();
  await pass(10_000);
  expect(first.runs).toBe(1);
});

test('once stopped, nothing is checked any more', async () => {
  await begin();
  await checks.stop();
  await pass(10_000);
  expect(running()).toEqual([false, false, false]);
});
