import type pg from 'pg';
import { readTallies, storeTallies } from './tally-store.ts';

const SERVER = { trials: 40, failures: 2, failedFor: ['a visitor'] };

test('counts in the words of the release before are read, and written back in the same words', async () => {
  const written: unknown[] = [];
  const query = async (_: string, values?: unknown[]) => {
    written.push(...(values ?? []));
    return { rows: [{ section: 'mfe-eco', version: 'v1', counted: { renders: 60, server: SERVER } }] };
  };
  const pool = { query } as unknown as pg.Pool;
  const tallies = await readTallies(pool);
  expect(tallies).toEqual([
    {
      section: 'mfe-eco',
      version: 'v1',
      tally: expect.objectContaining({
        renders: 60,
        server: { outcomes: 40, failures: 2, failedFor: ['a visitor'] },
        browser: { outcomes: 0, failures: 0, failedFor: [] },
      }),
    },
  ]);
  await storeTallies(pool, tallies);
  expect(JSON.parse(String((written[2] as string[])[0]))).toMatchObject({ renders: 60, server: SERVER });
});
