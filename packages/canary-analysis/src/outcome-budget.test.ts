import fc from 'fast-check';
import { OutcomeBudget } from './outcome-budget.ts';

const budget = (now?: () => number) => new OutcomeBudget({ outcomesPerVisitor: 3, windowMs: 60_000 }, now);

test('the first outcomes of an address count, the others do not', () => {
  const ours = budget();
  expect(ours.admit('a', 2, 0)).toEqual({ outcomes: 2, failures: 0 });
  expect(ours.admit('a', 2, 1)).toEqual({ outcomes: 1, failures: 1 });
  expect(ours.admit('a', 1, 1)).toEqual({ outcomes: 0, failures: 0 });
  expect(ours.admit('b', 1, 0)).toEqual({ outcomes: 1, failures: 0 });
});

test('an outcome that is reported as a failure after it was counted counts as one failure', () => {
  const ours = budget();
  ours.admit('a', 1, 0);
  expect(ours.admit('a', 0, 1)).toEqual({ outcomes: 0, failures: 1 });
  expect(ours.admit('a', 0, 1)).toEqual({ outcomes: 0, failures: 0 });
});

test('after the window an address has its outcomes again', () => {
  let now = 1;
  const ours = budget(() => now);
  ours.admit('a', 3, 0);
  now += 60_000;
  expect(ours.admit('a', 1, 0)).toEqual({ outcomes: 0, failures: 0 });
  now += 1;
  expect(ours.admit('a', 1, 0)).toEqual({ outcomes: 1, failures: 0 });
});

test('given any outcomes of an address, no more than its budget count, and no more failures than outcomes', () => {
  const reports = fc.array(fc.record({ outcomes: fc.nat(100), failures: fc.nat(100) }), { maxLength: 30 });
  fc.assert(
    fc.property(reports, (sent) => {
      const ours = budget();
      const sum = { outcomes: 0, failures: 0 };
      for (const { outcomes, failures } of sent) {
        const admitted = ours.admit('a', outcomes, failures);
        sum.outcomes += admitted.outcomes;
        sum.failures += admitted.failures;
        expect(sum.failures).toBeLessThanOrEqual(sum.outcomes);
      }
      expect(sum.outcomes).toBeLessThanOrEqual(3);
    }),
  );
});
