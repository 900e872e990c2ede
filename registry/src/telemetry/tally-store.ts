import { type Tally, tallySchema, type VersionTally } from '@sgc/canary-analysis';
import type pg from 'pg';
import * as z from 'zod/mini';

interface Row {
  readonly section: string;
  readonly version: string;
  readonly counted: unknown;
}

/** Rows call outcomes `trials`: a replica of the release before reads and writes them too. */
const rowEvidenceSchema = z.looseObject({ trials: z.unknown() });
const rowSchema = z.looseObject({ server: z.optional(rowEvidenceSchema), browser: z.optional(rowEvidenceSchema) });

type RowEvidence = z.infer<typeof rowEvidenceSchema>;

const fromRow = (counted: unknown): Tally => {
  const { server, browser, ...counts } = rowSchema.parse(counted);
  const evidence = (row: RowEvidence | undefined) => row && { ...row, outcomes: row.trials };
  return tallySchema.parse({ ...counts, server: evidence(server), browser: evidence(browser) });
};

const toRow = ({ server, browser, ...counts }: Tally): unknown => {
  const evidence = ({ outcomes, ...rest }: Tally['server']) => ({ trials: outcomes, ...rest });
  return { ...counts, server: evidence(server), browser: evidence(browser) };
};

/** Counts of versions in PostgreSQL, so that the next writer continues the analysis. */
export const readTallies = async (pool: pg.Pool | pg.ClientBase): Promise<VersionTally[]> => {
  const { rows } = await pool.query<Row>('SELECT section, version, counted FROM tallies');
  return rows.map(({ section, version, counted }) => ({ section, version, tally: fromRow(counted) }));
};

export const storeTallies = async (pool: pg.Pool, tallies: readonly VersionTally[]): Promise<void> => {
  if (tallies.length === 0) return;
  await pool.query(
    `INSERT INTO tallies (section, version, counted) SELECT * FROM unnest($1::text[], $2::text[], $3::jsonb[])
     ON CONFLICT (section, version) DO UPDATE SET counted = excluded.counted`,
    [
      tallies.map(({ section }) => section),
      tallies.map(({ version }) => version),
      tallies.map(({ tally }) => JSON.stringify(toRow(tally))),
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
