import fc from 'fast-check';
import {
  DEFAULT_SEQUENTIAL_TEST,
  expectedRate,
  type Outcomes,
  sequentialTest,
  type Verdict,
} from './sequential-test.ts';

const NONE: Outcomes = { outcomes: 0, failures: 0 };

/** A generator of numbers from 0 to 1 that gives the same ones in every run (mulberry32). */
const seeded = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const outcomesOf = (random: () => number, rate: number, outcomes: number): Outcomes => ({
  outcomes,
  failures: Array.from({ length: outcomes }, random).filter((number) => number < rate).length,
});

/** Watches a version outcome by outcome until it is called worse, or for `atMost` outcomes. */
const watched = (random: () => number, rate: number, predecessor: Outcomes, atMost: number): [Verdict, number] => {
  let failures = 0;
  for (let outcomes = 1; outcomes <= atMost; outcomes += 1) {
    if (random() >= rate) continue;
    failures += 1;
    // Only a failure can make it worse.
    if (sequentialTest({ outcomes, failures }, predecessor) === 'worse') return ['worse', outcomes];
  }
  return [sequentialTest({ outcomes: atMost, failures }, predecessor), atMost];
};

test('one error among ten visits decides nothing, nor does one among a hundred', () => {
  expect(sequentialTest({ outcomes: 10, failures: 1 }, { outcomes: 1000, failures: 0 })).toBe('undecided');
  expect(sequentialTest({ outcomes: 100, failures: 1 }, { outcomes: 1000, failures: 0 })).toBe('healthy');
});

test('a version that fails every time is worse as soon as anything may be decided', () => {
  expect(sequentialTest({ outcomes: 19, failures: 19 }, NONE)).toBe('undecided');
  expect(sequentialTest({ outcomes: 20, failures: 20 }, NONE)).toBe('worse');
});

test('a version that fails in a fifth of its outcomes is found within a few dozen of them', () => {
  const random = seeded(1);
  const runs = Array.from({ length: 400 }, () => watched(random, 0.2, { outcomes: 500, failures: 5 }, 200));
  const found = runs.filter(([verdict]) => verdict === 'worse').map(([, outcomes]) => outcomes);
  expect(found.length / runs.length).toBeGreaterThan(1 - DEFAULT_SEQUENTIAL_TEST.beta);
  expect(found.sort((a, b) => a - b)[Math.floor(found.length / 2)]).toBeLessThan(36);
});

test.each([0, 0.01, 0.05, 0.2, 0.5])(
  'of versions that fail as often as their predecessor, a rate of %d, hardly more than alpha are called worse in 1,000 outcomes',
  (rate) => {
    const random = seeded(2);
    const runs = 500;
    let alarms = 0;
    for (let run = 0; run < runs; run += 1) {
      // The figures of the predecessor are a sample as well.
      const [verdict] = watched(random, rate, outcomesOf(random, rate, 1000), 1000);
      if (verdict === 'worse') alarms += 1;
    }
    const threeDeviations = 3 * Math.sqrt(DEFAULT_SEQUENTIAL_TEST.alpha / runs);
    expect(alarms / runs).toBeLessThanOrEqual(DEFAULT_SEQUENTIAL_TEST.alpha + threeDeviations);
  },
);

const outcomesArbitrary = fc
  .record({ outcomes: fc.nat(5000), share: fc.double({ min: 0, max: 1, noNaN: true }) })
  .map(({ outcomes, share }) => ({ outcomes, failures: Math.floor(outcomes * share) }));

test('one more failure instead of a success never makes a version look better', () => {
  const order: Verdict[] = ['healthy', 'undecided', 'worse'];
  fc.assert(
    fc.property(outcomesArbitrary, outcomesArbitrary, ({ outcomes, failures }, predecessor) => {
      const more = { outcomes, failures: Math.min(outcomes, failures + 1) };
      const before = order.indexOf(sequentialTest({ outcomes, failures }, predecessor));
      expect(order.indexOf(sequentialTest(more, predecessor))).toBeGreaterThanOrEqual(before);
    }),
  );
});

test('a version without a failure is never worse, one that fails far less often than its predecessor neither', () => {
  fc.assert(
    fc.property(fc.nat(5000), outcomesArbitrary, (outcomes, predecessor) => {
      expect(sequentialTest({ outcomes, failures: 0 }, predecessor)).not.toBe('worse');
    }),
  );
  expect(sequentialTest({ outcomes: 300, failures: 30 }, { outcomes: 1000, failures: 300 })).toBe('healthy');
});

test('the expected rate lies between the floor and 1, and follows a predecessor of whom much is known', () => {
  fc.assert(
    fc.property(outcomesArbitrary, (predecessor) => {
      const rate = expectedRate(predecessor, DEFAULT_SEQUENTIAL_TEST);
      expect(rate).toBeGreaterThanOrEqual(DEFAULT_SEQUENTIAL_TEST.floor);
      expect(rate).toBeLessThan(1);
    }),
  );
  expect(expectedRate({ outcomes: 10_000, failures: 1000 }, DEFAULT_SEQUENTIAL_TEST)).toBeCloseTo(0.1, 2);
  expect(expectedRate({ outcomes: 2, failures: 1 }, DEFAULT_SEQUENTIAL_TEST)).toBeLessThan(0.1);
});
