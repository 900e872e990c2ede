import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** A day's secret is deleted after this many days. Tokens and hashes made with it cannot be checked then. */
export const SECRET_DAYS = 3;

const SECRET_BYTES = 32;

/** The secrets of the last days, by day: `2026-11-23`. */
export type Secrets = ReadonlyMap<string, string>;

/** The day of a time in milliseconds, the same on every machine. */
export const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 'yyyy-mm-dd'.length);

const STATEMENT = `
  WITH today AS (
    INSERT INTO daily_secret AS kept (day, secret) VALUES ($1, $2)
    ON CONFLICT (day) DO UPDATE SET secret = kept.secret RETURNING day, secret
  )
  SELECT day::text, secret FROM today
  UNION ALL SELECT day::text, secret FROM daily_secret WHERE day < $1::date AND day > $1::date - $3::integer`;

/** A secret for each day, the same for all replicas: the first that needs it makes it. */
@Injectable()
export class DailySecrets {
  private known: Secrets = new Map();

  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  /** Those of today and of the days before, as long as they are kept. */
  async read(): Promise<Secrets> {
    const today = dayOf(Date.now());
    if (this.known.has(today)) return this.known;
    const rows: { day: string; secret: string }[] = await this.dataSource.query(STATEMENT, [
      today,
      randomBytes(SECRET_BYTES).toString('base64url'),
      SECRET_DAYS,
    ]);
    this.known = new Map(rows.map(({ day, secret }) => [day, secret]));
    return this.known;
  }
}
