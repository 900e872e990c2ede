import type { Verdict, Verdicts } from '@sgc/canary-analysis';
import { pino } from 'pino';
import type { RegistryState } from '../state/state.schema.ts';
import { type AnalysisParts, RolloutAnalysis } from './analysis.ts';

const NOON = new Date('2026-11-21T12:00:00Z');
const MINUTE_MS = 60_000;

const figures = { views: 40, failedViews: 12, lostFiles: 0, renders: 3, failedRenders: 1, silentVisits: 0 };

interface Situation {
  /** Of every kind, but for those that are named. */
  readonly verdict: Verdict;
  readonly verdicts?: Partial<Verdicts>;
  readonly percent?: number;
  readonly arrival?: RegistryState['arrivals'][string];
  readonly isCanary?: boolean;
  readonly settings?: Partial<AnalysisParts['settings']>;
}

/** The steps after outcomes of `mfe-eco`'s new version were counted. */
const stepsIn = async ({
  verdict,
  verdicts,
  arrival,
  isCanary,
  percent = 10,
  settings,
}: Situation): Promise<string[]> => {
  const steps: string[] = [];
  let changed: (section: string, version: string) => void = () => undefined;
  const canary = { section: 'mfe-eco', version: 'new', percent, since: NOON.toISOString() };
  new RolloutAnalysis({
    state: () => ({
      live: { 'mfe-eco': arrival?.version ?? 'old' },
      canary: isCanary === true ? canary : null,
      arrivals: arrival === undefined ? {} : { 'mfe-eco': arrival },
    }),
    operations: {
      run: async (section, { what }, { who, why }) => {
        steps.push(`${what} ${section} by ${who}: ${why}`);
        return { ok: true, said: 'done' };
      },
    },
    traffic: {
      verdicts: () => ({ server: verdict, browser: verdict, silence: verdict, together: verdict, ...verdicts }),
      figures: () => figures,
      onChange: (listener) => {
        changed = listener;
      },
    },
    store: { sources: async () => ({}) },
    settings: { watchMs: 30 * MINUTE_MS, promotes: true, ...settings },
    log: pino({ level: 'silent' }),
    now: () => NOON,
  });
  changed('mfe-eco', 'new');
  return steps;
};

const minutesAgo = (minutes: number): string => new Date(NOON.getTime() - minutes * MINUTE_MS).toISOString();
const justLive = { version: 'new', from: 'old', at: minutesAgo(1), builtAt: minutesAgo(2) };

test('a version that is clearly worse than the one before is taken back, with the figures', async () => {
  expect(await stepsIn({ verdict: 'worse', arrival: justLive })).toEqual([
    'rollback mfe-eco by analysis (registry): fails more often than old: 12 of 40 views and 1 of 3 renders failed',
  ]);
});

test.each<[string, Situation]>([
  ['that is not decided', { verdict: 'undecided', arrival: justLive }],
  ['that is as good', { verdict: 'healthy', arrival: justLive }],
  ['that has been live for longer', { verdict: 'worse', arrival: { ...justLive, at: minutesAgo(31) } }],
  [
    'that is the first one',
    { verdict: 'worse', arrival: { version: 'new', at: minutesAgo(1), builtAt: minutesAgo(2) } },
  ],
  ['that is not live', { verdict: 'worse', arrival: { ...justLive, version: 'other' } }],
  ['where rollbacks are left to people', { verdict: 'worse', arrival: justLive, settings: { watchMs: 0 } }],
])('a version %s is left as it is', async (_, situation) => {
  expect(await stepsIn(situation)).toEqual([]);
});

test('a canary is judged against the live version: promoted when it is as good, taken back when it is worse', async () => {
  expect(await stepsIn({ verdict: 'healthy', isCanary: true })).toEqual([
    expect.stringMatching(/^promote mfe-eco .*as good as old/),
  ]);
  expect(await stepsIn({ verdict: 'worse', isCanary: true })).toEqual([expect.stringMatching(/^rollback mfe-eco/)]);
  expect(await stepsIn({ verdict: 'undecided', isCanary: true })).toEqual([]);
  expect(await stepsIn({ verdict: 'healthy', isCanary: true, settings: { promotes: false } })).toEqual([]);
});

const BROWSERS_ALONE = { verdict: 'undecided', verdicts: { browser: 'worse' } } as const;

test.each([
  ['browsers alone report failures', BROWSERS_ALONE],
  ['visits do not report and nothing else is known', { verdict: 'undecided', verdicts: { silence: 'worse' } } as const],
])('where %s, the version is held and not rolled back', async (_, situation) => {
  expect(await stepsIn({ ...situation, arrival: justLive })).toEqual([expect.stringMatching(/^hold mfe-eco/)]);
  expect(await stepsIn({ ...situation, isCanary: true })).toEqual([expect.stringMatching(/^hold mfe-eco/)]);
});

test.each([
  ['the servers saw it fail themselves', { server: 'worse' }],
  ['browsers report failures and visits do not report', { browser: 'worse', silence: 'worse' }],
] as const)('where %s, the version is rolled back', async (_, verdicts) => {
  expect(await stepsIn({ verdict: 'undecided', verdicts, arrival: justLive })).toEqual([
    expect.stringMatching(/^rollback mfe-eco/),
  ]);
});

test('a canary that is held is not promoted automatically, however well it fares', async () => {
  expect(await stepsIn({ verdict: 'healthy', isCanary: true, percent: 0 })).toEqual([]);
});
