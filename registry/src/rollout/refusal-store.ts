import { type RefusedRelease, refusedReleaseSchema } from '@sgc/contract/operations';
import type pg from 'pg';

/** A refusal as it is stored. `release` names what was judged for good; null where it may be judged anew. */
export interface StoredRefusal {
  readonly release: string | null;
  readonly refused: RefusedRelease;
}

const REMEMBERED = 20;

/** A section's latest refusals, newest first. */
export const readRefusals = async (client: pg.Pool | pg.ClientBase, section: string): Promise<StoredRefusal[]> => {
  const { rows } = await client.query<{ release: string | null; refused: unknown }>(
    'SELECT release, refused FROM refusals WHERE section = $1 ORDER BY number DESC LIMIT $2',
    [section, REMEMBERED],
  );
  return rows.map(({ release, refused }) => ({ release, refused: refusedReleaseSchema.parse(refused) }));
};

/** Remembers a refusal, so that the next writer does not try the same release again. */
export const storeRefusal = async (
  pool: pg.Pool,
  section: string,
  { release, refused }: StoredRefusal,
): Promise<void> => {
  await pool.query('INSERT INTO refusals (section, release, refused) VALUES ($1, $2, $3)', [section, release, refused]);
};
