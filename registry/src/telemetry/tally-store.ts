import type pg from 'pg';
import { tallySchema, type VersionTally } from './traffic-analysis.ts';

interface Row {
  readonly section: string;
  readonly version: string;
  readonly counted: unknown;
}

/** Counts of versions in PostgreSQL, so that who takes over goes on judging where the other one was. */
export const readTallies = async (pool: pg.Pool | pg.ClientBase): Promise<VersionTally[]> => {
  const { rows } = await pool.query<Row>('SELECT section, version, counted FROM tallies');
  return rows.map(({ section, version, counted }) => ({ section, version, tally: tallySchema.parse(counted) }));
};

export const storeTallies = async (pool: pg.Pool, tallies: readonly VersionTally[]): Promise<void> => {
  if (tallies.length === 0) return;
  await pool.query(
    `INSERT INTO tallies (section, version, counted) SELECT * FROM unnest($1::text[], $2::text[], $3::jsonb[])
     ON CONFLICT (section, version) DO UPDATE SET counted = excluded.counted`,
    [
      tallies.map(({ section }) => section),
      tallies.map(({ version }) => version),
      tallies.map(({ tally }) => JSON.stringify(tally)),
    ],
  );
};

export const removeTallies = async (pool: pg.Pool, tallies: readonly VersionTally[]): Promise<void> => {
  if (tallies.length === 0) return;
  await pool.query('DELETE FROM tallies WHERE (section, version) IN (SELECT * FROM unnest($1::text[], $2::text[]))', [
    tallies.map(({ section }) => section),
    tallies.map(({ version }) => version),
  ]);
};
