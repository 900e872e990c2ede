import { runChaos } from '../stress/chaos/run-chaos.ts';

test('no acknowledged lead is missing, doubled or unmailed while everything is killed', async () => {
  const result = await runChaos({ submissions: 300, killEvery: 50, atOnce: 8, seed: 20_261_120, log: () => undefined });
  expect(result).toMatchObject({
    acknowledged: 300,
    stored: 300,
    missing: 0,
    duplicates: 0,
    otherReferences: 0,
    unaccounted: 0,
  });
  expect(result.messageIds).toBe(result.mailed);
  expect(result.kills).toEqual({ api: 2, postgres: 2, worker: 2 });
}, 120_000);
