import { type AuditAction, type AuditEntry, auditEntrySchema, releaseSourceSchema } from '@sgc/contract/operations';
import type pg from 'pg';

/** A line of the audit log, and its place there. */
export interface NumberedEntry {
  readonly number: number;
  readonly entry: AuditEntry;
}

interface Row {
  readonly number: string;
  readonly entry: string;
  readonly source: unknown;
}

/** Lines, `$2` of them. Those that do not say what their version was built from get it from the release, as long as that is stored. */
const selectLines = (where: string, order: 'ASC' | 'DESC'): string =>
  `WITH lines AS (
     SELECT number, entry, entry::jsonb ->> 'section' AS section, entry::jsonb ->> 'version' AS version
     FROM audit_log WHERE ${where} ORDER BY number ${order} LIMIT $2
   )
   SELECT number, entry, source FROM lines LEFT JOIN releases USING (section, version) ORDER BY number ${order}`;

const entryOf = ({ number, entry, source }: Row): NumberedEntry => {
  const parsed = auditEntrySchema.parse(JSON.parse(entry));
  const filled = source === null ? parsed : { source: releaseSourceSchema.parse(source), ...parsed };
  return { number: Number(number), entry: filled };
};

/** The first line after another that says one of these things was done; undefined if there is none yet. */
export const nextEntry = async (
  pool: pg.Pool,
  after: number,
  what: readonly AuditAction[],
): Promise<NumberedEntry | undefined> => {
  const { rows } = await pool.query<Row>(selectLines(`number > $1 AND entry::jsonb ->> 'what' = ANY($3)`, 'ASC'), [
    after,
    1,
    what,
  ]);
  return rows[0] && entryOf(rows[0]);
};

/** A section's latest lines, newest first. */
export const timelineOf = async (
  pool: pg.Pool | pg.ClientBase,
  section: string,
  count: number,
): Promise<AuditEntry[]> => {
  const { rows } = await pool.query<Row>(selectLines(`entry::jsonb ->> 'section' = $1`, 'DESC'), [section, count]);
  return rows.map((row) => entryOf(row).entry);
};

/** The latest lines, newest first. @param before only those before this line. */
export const latestEntries = async (
  pool: pg.Pool,
  count: number,
  before = Number.MAX_SAFE_INTEGER,
): Promise<NumberedEntry[]> => {
  const { rows } = await pool.query<Row>(selectLines('number < $1', 'DESC'), [before, count]);
  return rows.map(entryOf);
};
