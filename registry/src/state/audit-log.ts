import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AuditEntry } from '@sgc/contract/operations';
import type pg from 'pg';

const START = '0'.repeat(64);

/** A line that is to be written. */
export interface AuditLine {
  readonly number: number;
  readonly entry: string;
  readonly code: string;
}

type Row = Readonly<Record<keyof AuditLine, string>>;

/**
 * Records operations on releases: by whom, when and why. Each line carries a code over itself and the line before, made with
 * a key that the database does not hold: who can write to the database alone cannot change, add or remove a line unseen.
 */
export class AuditLog {
  readonly #key: string;
  #last: Pick<AuditLine, 'number' | 'code'> = { number: 0, code: START };

  private constructor(key: string) {
    this.#key = key;
  }

  /** Goes on from the last line. */
  static async open(client: pg.ClientBase, key: string): Promise<AuditLog> {
    const log = new AuditLog(key);
    const { rows } = await client.query<Row>('SELECT number, code FROM audit_log ORDER BY number DESC LIMIT 1');
    const [last] = rows;
    if (last !== undefined) log.#last = { number: Number(last.number), code: last.code };
    return log;
  }

  /** The number of the last line; 0 before there is one. */
  get lastNumber(): number {
    return this.#last.number;
  }

  /** The lines that entries come to after the last one. They count once `advance` says that they are stored. */
  prepare(entries: readonly AuditEntry[]): AuditLine[] {
    const lines: AuditLine[] = [];
    let before = this.#last;
    for (const one of entries) {
      const entry = JSON.stringify(one);
      const number = before.number + 1;
      before = { number, code: this.#code(before.code, number, entry) };
      lines.push({ ...before, entry });
    }
    return lines;
  }

  advance(lines: readonly AuditLine[]): void {
    this.#last = lines.at(-1) ?? this.#last;
  }

  /** Reads the whole log again; undefined if every line is as it was written, or else the first that is not. */
  async firstBroken(client: pg.ClientBase | pg.Pool): Promise<number | undefined> {
    const { rows } = await client.query<Row>('SELECT number, entry, code FROM audit_log ORDER BY number');
    let before = START;
    for (const [index, row] of rows.entries()) {
      const number = Number(row.number);
      const code = this.#code(before, index + 1, row.entry);
      if (number !== index + 1 || !isSame(code, row.code)) return index + 1;
      before = row.code;
    }
    return rows.length < this.#last.number ? rows.length + 1 : undefined;
  }

  #code(before: string, number: number, entry: string): string {
    return createHmac('sha256', this.#key).update(`${before}\n${number}\n${entry}`).digest('hex');
  }
}

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

const insertLines = `INSERT INTO audit_log (number, entry, code) SELECT * FROM unnest($1::bigint[], $2::text[], $3::text[])`;

/** Stores lines, within the transaction of what they tell of. */
export const storeLines = async (client: pg.ClientBase, lines: readonly AuditLine[]): Promise<void> => {
  if (lines.length === 0) return;
  await client.query(insertLines, [
    lines.map(({ number }) => number),
    lines.map(({ entry }) => entry),
    lines.map(({ code }) => code),
  ]);
};
