import { expect, test } from '@playwright/test';
import type { Probe } from './probe.ts';
import { reckon } from './reckoning.ts';

/** What a site has of the messages that it acknowledged, by their references. */
export interface KeptMessages {
  stored(): Promise<ReadonlySet<string>>;
  /** Each as often as its mail arrived. */
  mailed(): Promise<readonly string[]>;
}

const MAILED_WITHIN_MS = 40_000;

/** What a probe met beside a story: what was promised is there, once, and every page was the one that was asked for. */
export const expectKept = async (probe: Probe, kept: KeptMessages): Promise<void> => {
  const { acknowledged, ...met } = await probe.stop();
  test
    .info()
    .annotations.push({ type: 'probe', description: JSON.stringify({ acknowledged: acknowledged.length, ...met }) });
  await expect(async () => {
    const { lost, unmailed } = reckon(acknowledged, await kept.stored(), await kept.mailed());
    // What a story's browser sends faster than a person types is stored and not mailed.
    const promised = unmailed.filter((reference) => acknowledged.includes(reference));
    expect({ lost, promised }).toEqual({ lost: [], promised: [] });
  }).toPass({ timeout: MAILED_WITHIN_MS });
  expect({ secondReferences: met.secondReferences, wrongTitles: met.wrongTitles, mixedSets: met.mixedSets }).toEqual({
    secondReferences: 0,
    wrongTitles: 0,
    mixedSets: 0,
  });
};
