import fc from 'fast-check';
import { TrialBudget } from './trial-budget.ts';

const budget = (now?: () => number) => new TrialBudget({ trialsPerVisitor: 3, windowMs: 60_000 }, now);

test('the first trials of an address count, the others do not', () => {
  const ours = budget();
  expect(ours.admit('a', 2, 0)).toEqual({ trials: 2, failures: 0 });
  expect(ours.admit('a', 2, 1)).toEqual({ trials: 1, failures: 1 });
  expect(ours.admit('a', 1, 1)).toEqual({ trials: 0, failures: 0 });
  expect(ours.admit('b', 1, 0)).toEqual({ trials: 1, failures: 0 });
});

test('a failure that comes after its trial counts once', () => {
  const ours = budget();
  ours.admit('a', 1, 0);
  expect(ours.admit('a', 0, 1)).toEqual({ trials: 0, failures: 1 });
  expect(ours.admit('a', 0, 1)).toEqual({ trials: 0, failures: 0 });
});

test('after the window an address has its trials again', () => {
  let now = 1;
  const ours = budget(() => now);
  ours.admit('a', 3, 0);
  now += 60_000;
  expect(ours.admit('a', 1, 0)).toEqual({ trials: 0, failures: 0 });
  now += 1;
  expect(ours.admit('a', 1, 0)).toEqual({ trials: 1, failures: 0 });
});

test('whatever an address sends, no more than its budget counts, and no failure without a trial', () => {
  const reports = fc.array(fc.record({ trials: fc.nat(100), failures: fc.nat(100) }), { maxLength: 30 });
  fc.assert(
    fc.property(reports, (sent) => {
      const ours = budget();
      const sum = { trials: 0, failures: 0 };
      for (const { trials, failures } of sent) {
        const admitted = ours.admit('a', trials, failures);
        sum.trials += admitted.trials;
        sum.failures += admitted.failures;
        expect(sum.failures).toBeLessThanOrEqual(sum.trials);
      }
      expect(sum.trials).toBeLessThanOrEqual(3);
    }),
  );
});
