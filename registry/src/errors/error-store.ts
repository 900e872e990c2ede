import { REMEMBERED_ERRORS, type RememberedError, type ReportedError } from '@sgc/contract/operations';
import type pg from 'pg';

/** An error as it is stored, with its place. */
export type PlacedError = Omit<ReportedError, 'at' | 'componentStack'> & { readonly place: string };

/** Counts errors of stored versions, and forgets all but the latest different ones of each. */
export const storeErrors = async (pool: pg.Pool, errors: readonly PlacedError[]): Promise<void> => {
  const all = <Key extends keyof PlacedError>(key: Key) => errors.map((error) => error[key]);
  await pool.query(
    `INSERT INTO errors (section, version, side, page, message, place, count)
     SELECT section, version, side, page, message, place, sum(count) FROM releases
     JOIN unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::bigint[])
       AS told (section, version, side, page, message, place, count) USING (section, version)
     GROUP BY section, version, side, page, message, place
     ON CONFLICT (section, version, side, page, message, place)
     DO UPDATE SET count = errors.count + excluded.count, last_at = now()`,
    [all('section'), all('version'), all('side'), all('page'), all('message'), all('place'), all('count')],
  );
  await pool.query(
    `DELETE FROM errors USING (
       SELECT ctid AS row, row_number() OVER (PARTITION BY section, version ORDER BY last_at DESC) AS rank FROM errors
       WHERE (section, version) IN (SELECT * FROM unnest($1::text[], $2::text[]))
     ) AS ranked WHERE errors.ctid = ranked.row AND ranked.rank > $3`,
    [all('section'), all('version'), REMEMBERED_ERRORS],
  );
};

interface Row {
  readonly side: RememberedError['side'];
  readonly page: string;
  readonly message: string;
  readonly place: string;
  readonly count: string;
  readonly last_at: Date;
}

/** The latest different errors of a version, the latest first. */
export const latestErrors = async (pool: pg.Pool, section: string, version: string): Promise<RememberedError[]> => {
  const { rows } = await pool.query<Row>(
    `SELECT side, page, message, place, count, last_at FROM errors WHERE section = $1 AND version = $2
     ORDER BY last_at DESC LIMIT $3`,
    [section, version, REMEMBERED_ERRORS],
  );
  return rows.map(({ count, last_at, ...row }) => ({ ...row, count: Number(count), lastAt: last_at.toISOString() }));
};
