import { randomBytes } from 'node:crypto';
import type { Person } from '@sgc/access-file';
import type { SessionStore } from '@sgc/registry-access';
import { tokenDigest } from '@sgc/release-format';
import type pg from 'pg';

/** Sessions of people in browsers. The browser holds a random token, the database its digest: signing out ends it. */
export class Sessions implements SessionStore {
  readonly #pool: pg.Pool;
  readonly seconds: number;

  constructor(pool: pg.Pool, seconds: number) {
    this.#pool = pool;
    this.seconds = seconds;
  }

  async begin({ name, scope }: Person): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await this.#pool.query('DELETE FROM sessions WHERE expires < now()');
    await this.#pool.query(
      `INSERT INTO sessions (token, name, scope, expires) VALUES ($1, $2, $3, now() + make_interval(secs => $4))`,
      [tokenDigest(token), name, scope, this.seconds],
    );
    return token;
  }

  async find(token: string): Promise<Person | undefined> {
    const { rows } = await this.#pool.query<Person>(
      'SELECT name, scope FROM sessions WHERE token = $1 AND expires > now()',
      [tokenDigest(token)],
    );
    return rows[0];
  }

  async end(token: string): Promise<void> {
    await this.#pool.query('DELETE FROM sessions WHERE token = $1', [tokenDigest(token)]);
  }
}
