import { pino } from 'pino';
import type { Verdict } from '../watching/sequential-test.ts';
import type { Canary } from './canary.ts';
import type { Arrival } from './release-control.ts';
import { type RolloutParts, Rollouts } from './rollouts.ts';

const NOON = new Date('2026-11-21T12:00:00Z');
const MINUTE_MS = 60_000;

const figures = { views: 40, viewsWithError: 12, failedChunks: 0, renders: 3, failedRenders: 1, since: NOON };

interface Situation {
  readonly verdict: Verdict;
  readonly arrival?: Arrival;
  readonly canary?: { readonly section: string; readonly version: string };
  readonly settings?: Partial<RolloutParts['settings']>;
}

/** What is done when trials of `mfe-eco`'s new version were counted. */
const stepsIn = async ({ verdict, arrival, canary, settings }: Situation): Promise<string[]> => {
  const steps: string[] = [];
  let changed: (section: string, version: string) => void = () => undefined;
  new Rollouts({
    control: {
      arrival: () => arrival,
      canary: canary as Canary | undefined,
      live: { set: { releases: [{ descriptor: { section: 'mfe-eco', version: 'old' } }] } },
    } as unknown as RolloutParts['control'],
    operations: {
      run: async (section, { what }, { who, why }) => {
        steps.push(`${what} ${section} by ${who}: ${why}`);
        return { ok: true, said: 'done' };
      },
    },
    watch: {
      verdict: () => verdict,
      figures: () => figures,
      onChange: (listener) => {
        changed = listener;
      },
    },
    settings: { watchMs: 30 * MINUTE_MS, promotes: true, ...settings },
    log: pino({ level: 'silent' }),
    now: () => NOON,
  });
  changed('mfe-eco', 'new');
  return steps;
};

const justLive = { version: 'new', before: 'old', at: NOON.getTime() - MINUTE_MS };

test('a version that is clearly worse than the one before is taken back, with the figures', async () => {
  expect(await stepsIn({ verdict: 'worse', arrival: justLive })).toEqual([
    'rollback mfe-eco by watch (shell): fails more often than old: 12 of 40 views and 1 of 3 renders failed',
  ]);
});

test.each<[string, Situation]>([
  ['that is not decided', { verdict: 'undecided', arrival: justLive }],
  ['that is as good', { verdict: 'healthy', arrival: justLive }],
  [
    'that has been live for longer',
    { verdict: 'worse', arrival: { ...justLive, at: NOON.getTime() - 31 * MINUTE_MS } },
  ],
  ['that is the first one', { verdict: 'worse', arrival: { ...justLive, before: undefined } }],
  ['that is not live', { verdict: 'worse', arrival: { ...justLive, version: 'other' } }],
  ['where rollbacks are left to people', { verdict: 'worse', arrival: justLive, settings: { watchMs: 0 } }],
])('nothing is done about a version %s', async (_, situation) => {
  expect(await stepsIn(situation)).toEqual([]);
});

test('a canary is judged against the live version: promoted when it is as good, taken back when it is worse', async () => {
  const canary = { section: 'mfe-eco', version: 'new' };
  expect(await stepsIn({ verdict: 'healthy', canary })).toEqual([
    expect.stringMatching(/^promote mfe-eco .*as good as old/),
  ]);
  expect(await stepsIn({ verdict: 'worse', canary })).toEqual([expect.stringMatching(/^rollback mfe-eco/)]);
  expect(await stepsIn({ verdict: 'undecided', canary })).toEqual([]);
  expect(await stepsIn({ verdict: 'healthy', canary, settings: { promotes: false } })).toEqual([]);
});
