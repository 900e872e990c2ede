import fc from 'fast-check';
import { isBetter, mergeDecisions, type SectionDecisions } from './decisions.ts';

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

const builtArbitrary = fc.record({ version: fc.constantFrom('a', 'b', 'c'), builtAt: timeArbitrary });

test('of two versions at most one is the better: replicas that follow one another come to an end', () => {
  fc.assert(
    fc.property(builtArbitrary, builtArbitrary, decisionsArbitrary, (one, two, decisions) => {
      const other = { ...two, version: `${two.version}${two.version === one.version ? "'" : ''}` };
      expect(isBetter(one, other, decisions) && isBetter(other, one, decisions)).toBe(false);
    }),
  );
});

test('nothing is better than what a section is pinned to; no barred version is better than any; else the later is', () => {
  const reason = { by: 'olive', at: '2026-01-01T00:00:00.000Z', why: 'a test' };
  const [early, late] = [
    { version: 'a', builtAt: '2026-01-01T00:00:00.000Z' },
    { version: 'b', builtAt: '2026-01-02T00:00:00.000Z' },
  ];
  const none = { barred: {}, canaryPercent: 0, history: [] };
  expect(isBetter(late, early, none)).toBe(true);
  expect(isBetter(early, late, none)).toBe(false);
  expect(isBetter(early, undefined, none)).toBe(true);
  expect(isBetter(early, late, { ...none, barred: { b: reason } })).toBe(true);
  expect(isBetter(late, early, { ...none, barred: { b: reason } })).toBe(false);
  expect(isBetter(late, early, { ...none, barred: { a: reason, b: reason } })).toBe(false);
  expect(isBetter(early, late, { ...none, pinned: { ...reason, version: 'a' } })).toBe(true);
  expect(isBetter(late, early, { ...none, pinned: { ...reason, version: 'a' } })).toBe(false);
});
