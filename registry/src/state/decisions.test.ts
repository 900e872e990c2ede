import fc from 'fast-check';
import { decide, decisionsOf, earlierVersions, rememberLive } from './decisions.ts';
import { SOME_STATE } from './some-state.fixture.ts';

const REASON = { by: 'ed (mfe-eco)', at: '2026-11-21T12:00:00.000Z', why: 'a test' };

const versionArbitrary: fc.Arbitrary<string> = fc.constantFrom(
  'aaaaaaaaaaaaaaaa',
  'bbbbbbbbbbbbbbbb',
  'cccccccccccccccc',
  'dddddddddddddddd',
);
const builtArbitrary = fc
  .integer({ min: Date.parse('2026-01-01'), max: Date.parse('2026-12-31') })
  .map((time) => new Date(time).toISOString());

test('an unknown section has no decisions', () => {
  expect(decisionsOf(SOME_STATE, 'mfe-eco')).toEqual({ blocked: {}, canaryPercent: 0, history: [] });
});

test('a decision changes what it names, of the section that it names, and is taken back by undefined', () => {
  const frozen = decide(SOME_STATE, 'mfe-eco', { frozen: REASON, canaryPercent: 5 });
  expect(decisionsOf(frozen, 'mfe-eco')).toEqual({ blocked: {}, canaryPercent: 5, history: [], frozen: REASON });
  expect(decisionsOf(frozen, 'mfe-leads')).toEqual(decisionsOf(SOME_STATE, 'mfe-leads'));
  const free = decide(frozen, 'mfe-eco', { frozen: undefined });
  expect(decisionsOf(free, 'mfe-eco')).toEqual({ blocked: {}, canaryPercent: 5, history: [] });
  expect(SOME_STATE.sections).toEqual({});
});

test('given any releases that go live, the newest time never goes back and no version follows itself in the history', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(versionArbitrary, builtArbitrary), { minLength: 1, maxLength: 80 }), (releases) => {
      const state = releases.reduce(
        (before, [version, builtAt]) => rememberLive(before, { section: 'mfe-eco', version, builtAt }),
        SOME_STATE,
      );
      const { history, newestBuilt } = decisionsOf(state, 'mfe-eco');
      expect(newestBuilt).toBe(
        releases
          .map(([, builtAt]) => builtAt)
          .sort()
          .at(-1),
      );
      expect(history.at(-1)).toBe(releases.at(-1)?.[0]);
      expect(history.every((version, index) => version !== history[index - 1])).toBe(true);
      expect(history.length).toBeLessThanOrEqual(50);
    }),
  );
});

test('versions to go back to have been live, are not blocked and not the one to leave; the latest comes first', () => {
  const history = fc.array(versionArbitrary, { maxLength: 20 });
  fc.assert(
    fc.property(history, fc.uniqueArray(versionArbitrary), versionArbitrary, (versions, blocked: string[], live) => {
      const reasons = Object.fromEntries(blocked.map((version) => [version, REASON]));
      const state = decide(SOME_STATE, 'mfe-eco', { history: versions, blocked: reasons });
      const earlier = earlierVersions(state, 'mfe-eco', live);
      const expected = new Set(versions.filter((version) => version !== live && !blocked.includes(version)));
      expect(new Set(earlier)).toEqual(new Set<string>(expected));
      expect(earlier).toHaveLength(expected.size);
      const lastLive = earlier.map((version) => versions.lastIndexOf(version));
      expect(lastLive).toEqual([...lastLive].sort((a, b) => b - a));
    }),
  );
});
