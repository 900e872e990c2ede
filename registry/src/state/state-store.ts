import { randomBytes } from 'node:crypto';
import type { AuditEntry } from '@sgc/contract/operations';
import { inTransaction } from '@sgc/database';
import type pg from 'pg';
import { type AuditLog, storeLines } from './audit-log.ts';
import { type RegistryState, registryStateSchema } from './state.schema.ts';

/** The channel that is notified after every decision; the payload is the revision. */
export const CHANNEL = 'registry';

/** A decision could not be stored, so it does not hold. */
export class NotStored extends Error {
  override readonly name = 'NotStored';
}

/** A state and the number of decisions that led to it. */
export interface Revision {
  readonly revision: number;
  readonly state: RegistryState;
}

const emptyState = (): RegistryState => ({
  shells: [],
  live: {},
  liveSince: new Date(0).toISOString(),
  arrivals: {},
  canary: null,
  previews: [],
  kept: {},
  sets: [],
  sections: {},
  telemetryKey: randomBytes(32).toString('hex'),
});

interface Row {
  readonly revision: string;
  readonly document: unknown;
}

/** The latest decisions; undefined before the first. */
export const readState = async (client: pg.ClientBase | pg.Pool): Promise<Revision | undefined> => {
  const { rows } = await client.query<Row>('SELECT revision, document FROM decided');
  const [row] = rows;
  return row && { revision: Number(row.revision), state: registryStateSchema.parse(row.document) };
};

/**
 * The decisions, while this instance is the writer. Every change is one transaction on the session that holds the writer's
 * lock: an instance that lost the lock has lost the session, and can no longer change anything.
 */
export class StateStore {
  readonly #session: pg.Client;
  readonly #audit: AuditLog;
  #current: Revision;
  #committing: Promise<unknown> = Promise.resolve();
  /** A change that failed may have taken effect: the stored state has to be read anew. */
  readonly #onDoubt: () => void;
  #isInDoubt = false;

  private constructor(session: pg.Client, audit: AuditLog, current: Revision, onDoubt: () => void) {
    this.#session = session;
    this.#audit = audit;
    this.#current = current;
    this.#onDoubt = onDoubt;
  }

  /** @param onDoubt called when a change could not be stored: this object is of no use from then on. */
  static async open(session: pg.Client, audit: AuditLog, onDoubt: () => void): Promise<StateStore> {
    const stored = await readState(session);
    if (stored !== undefined) return new StateStore(session, audit, stored, onDoubt);
    const first = { revision: 1, state: emptyState() };
    await session.query('INSERT INTO decided (revision, document) VALUES ($1, $2)', [1, first.state]);
    return new StateStore(session, audit, first, onDoubt);
  }

  get state(): RegistryState {
    return this.#current.state;
  }

  get revision(): number {
    return this.#current.revision;
  }

  /**
   * Changes the state, one change after the other. `change` may throw to leave everything as it is.
   * @returns what `change` gave.
   * @throws NotStored, and what `change` throws.
   */
  change<T>(change: (state: RegistryState) => Changed<T>): Promise<T> {
    const done = this.#committing.then(() => this.#commit(change));
    this.#committing = done.catch(() => undefined);
    return done;
  }

  async #commit<T>(change: (state: RegistryState) => Changed<T>): Promise<T> {
    const { revision, state } = this.#current;
    const { next, entries = [], result } = change(state);
    const lines = this.#audit.prepare(entries);
    if (next === state && lines.length === 0) return result;
    await this.#store(revision, next, lines);
    this.#audit.advance(lines);
    this.#current = { revision: revision + 1, state: next };
    return result;
  }

  async #store(revision: number, next: RegistryState, lines: ReturnType<AuditLog['prepare']>): Promise<void> {
    if (this.#isInDoubt) throw new NotStored('What is stored is being read anew');
    try {
      await inTransaction(this.#session, async () => {
        const { rowCount } = await this.#session.query(
          'UPDATE decided SET revision = revision + 1, document = $2 WHERE revision = $1',
          [revision, registryStateSchema.parse(next)],
        );
        if (rowCount !== 1) throw new Error('another registry has decided something meanwhile');
        await storeLines(this.#session, lines);
        await this.#session.query(`SELECT pg_notify($1, $2)`, [CHANNEL, String(revision + 1)]);
      });
    } catch (error) {
      this.#isInDoubt = true;
      this.#onDoubt();
      throw new NotStored(`PostgreSQL did not store it (${(error as Error).message})`);
    }
  }
}

/** The result of a change: the next state, the lines for the audit log, and the answer to the caller. */
export interface Changed<T> {
  readonly next: RegistryState;
  readonly entries?: readonly AuditEntry[];
  readonly result: T;
}
