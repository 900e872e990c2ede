import fc from 'fast-check';
import { mergeDecisions, type SectionDecisions } from './decisions.ts';

const timeArbitrary = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString());

const reasonArbitrary = fc.record({ by: fc.constantFrom('olive', 'ed'), at: timeArbitrary, why: fc.string() });

const decisionsArbitrary: fc.Arbitrary<SectionDecisions> = fc.record(
  {
    barred: fc.dictionary(fc.constantFrom('a', 'b', 'c'), reasonArbitrary),
    canaryPercent: fc.integer({ min: 0, max: 100 }),
    history: fc.array(fc.constantFrom('a', 'b', 'c')),
    held: reasonArbitrary,
    pinned: fc.tuple(reasonArbitrary, fc.constantFrom('a', 'b')).map(([reason, version]) => ({ ...reason, version })),
    decidedAt: timeArbitrary,
    newestBuilt: timeArbitrary,
  },
  { requiredKeys: ['barred', 'canaryPercent', 'history'] },
);

const decided = ({ held, pinned, canaryPercent, decidedAt }: SectionDecisions) => ({
  held,
  pinned,
  canaryPercent,
  decidedAt,
});

test('whoever learns from whom, both hold the later decision, and every bar of either', () => {
  fc.assert(
    fc.property(decisionsArbitrary, decisionsArbitrary, (one, other) => {
      fc.pre(one.decidedAt !== other.decidedAt);
      const [here, there] = [mergeDecisions(one, other), mergeDecisions(other, one)];
      expect(decided(here)).toEqual(decided(there));
      const isLater = (one.decidedAt ?? '') > (other.decidedAt ?? '');
      expect(decided(here)).toEqual(decided(isLater ? one : other));
      expect(Object.keys(here.barred).sort()).toEqual(
        [...new Set(Object.keys({ ...one.barred, ...other.barred }))].sort(),
      );
      expect(here.newestBuilt).toBe([one.newestBuilt ?? '', other.newestBuilt ?? ''].sort().at(-1) || undefined);
    }),
  );
});

test('learning the same once more changes nothing', () => {
  fc.assert(
    fc.property(decisionsArbitrary, decisionsArbitrary, (one, other) => {
      const once = mergeDecisions(one, other);
      expect(mergeDecisions(once, other)).toEqual(once);
    }),
  );
});

test('what has been live here stays what can be gone back to; who knows nothing learns it', () => {
  const none: SectionDecisions = { barred: {}, canaryPercent: 0, history: [] };
  const own = { ...none, history: ['a', 'b'] };
  const theirs = { ...none, history: ['b', 'c'] };
  expect(mergeDecisions(own, theirs).history).toEqual(['a', 'b']);
  expect(mergeDecisions(none, theirs).history).toEqual(['b', 'c']);
});
