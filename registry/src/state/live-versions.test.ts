import fc from 'fast-check';
import { goLive, KEPT_VERSIONS, startCanary, withPreview, withShell } from './live-versions.ts';
import { SOME_STATE } from './some-state.fixture.ts';
import { type RegistryState, registryStateSchema } from './state.schema.ts';

const NOON = '2026-11-21T12:00:00.000Z';
const SECTIONS = ['mfe-catalog', 'mfe-content', 'mfe-eco'];

const versionOf = (number: number): string => number.toString(16).padStart(16, '0');
const release = (section: string, number: number) => ({ section, version: versionOf(number), builtAt: NOON });
const canary = (section: string, number: number) => ({ section, version: versionOf(number), percent: 10, since: NOON });

test('a release that goes live is live from then on, and it is known from which version it came', () => {
  const first = goLive(SOME_STATE, [release('mfe-eco', 1), release('mfe-catalog', 7)], NOON);
  expect(first.live).toEqual({ 'mfe-eco': versionOf(1), 'mfe-catalog': versionOf(7) });
  expect(first.arrivals['mfe-eco']).toEqual({ version: versionOf(1), at: NOON, builtAt: NOON });
  const second = goLive(first, [release('mfe-eco', 2)], NOON);
  expect(second.arrivals['mfe-eco']).toMatchObject({ version: versionOf(2), from: versionOf(1) });
  expect(second.live['mfe-catalog']).toBe(versionOf(7));
  expect(second.sets.map(({ versions }) => versions)).toEqual([first.live, second.live]);
});

test('a release of its section ends a canary; one of another section leaves it, beside the new set', () => {
  const live = goLive(SOME_STATE, [release('mfe-eco', 1), release('mfe-catalog', 7)], NOON);
  const shown = startCanary(live, canary('mfe-eco', 2));
  expect(shown.live).toEqual(live.live);
  expect(shown.sets.at(-1)?.versions).toEqual({ ...live.live, 'mfe-eco': versionOf(2) });
  expect(goLive(shown, [release('mfe-eco', 3)], NOON).canary).toBeNull();
  const beside = goLive(shown, [release('mfe-catalog', 8)], NOON);
  expect(beside.canary).toEqual(shown.canary);
  expect(beside.sets.at(-1)?.versions).toEqual({ 'mfe-eco': versionOf(2), 'mfe-catalog': versionOf(8) });
});

type Step = (state: RegistryState) => RegistryState;

const stepArbitrary: fc.Arbitrary<Step> = fc
  .record({ section: fc.constantFrom(...SECTIONS), number: fc.nat(40), isCanary: fc.boolean() })
  .map(({ section, number, isCanary }) =>
    isCanary
      ? (state) => startCanary(state, canary(section, number))
      : (state) => goLive(state, [release(section, number)], NOON),
  );

test('given any versions that go live or become a canary, those shown are kept and in a known set, and no list grows without end', () => {
  fc.assert(
    fc.property(fc.array(stepArbitrary, { minLength: 1, maxLength: 60 }), (steps) => {
      const state = steps.reduce((before, step) => step(before), SOME_STATE);
      const shown = state.canary === null ? [] : [[state.canary.section, state.canary.version] as const];
      for (const [section, version] of [...Object.entries(state.live), ...shown]) {
        expect(state.kept[section]).toContain(version);
      }
      for (const versions of Object.values(state.kept)) {
        expect(versions.length).toBeLessThanOrEqual(KEPT_VERSIONS);
        expect(new Set(versions).size).toBe(versions.length);
      }
      expect(state.sets.length).toBeLessThanOrEqual(50);
      expect(state.sets.at(-1)?.versions).toEqual({ ...state.live, ...Object.fromEntries(shown) });
      expect(registryStateSchema.parse(JSON.parse(JSON.stringify(state)))).toEqual(state);
    }),
  );
});

test('a build of the shell comes first, once, beside at most nine before it', () => {
  const state = Array.from({ length: 15 }, (_, index) => versionOf(index)).reduce(withShell, SOME_STATE);
  expect(state.shells).toHaveLength(10);
  expect(state.shells[0]).toBe(versionOf(14));
  expect(withShell(state, versionOf(12)).shells.slice(0, 3)).toEqual([versionOf(12), versionOf(14), versionOf(13)]);
  expect(withShell(state, versionOf(14))).toBe(state);
});

test('a preview is known until it is over', () => {
  const preview = (token: string, expires: number) => ({
    token,
    section: 'mfe-eco',
    version: versionOf(1),
    beside: [],
    expires,
  });
  const one = withPreview(SOME_STATE, preview('one', 2000), 1000);
  expect(withPreview(one, preview('two', 3000), 1999).previews.map(({ token }) => token)).toEqual(['one', 'two']);
  expect(withPreview(one, preview('two', 3000), 2000).previews.map(({ token }) => token)).toEqual(['two']);
});
