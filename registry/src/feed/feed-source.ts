import { EventEmitter, once } from 'node:events';
import type pg from 'pg';
import type { Logger } from 'pino';
import { openSession } from '../database/database.ts';
import { CHANNEL, readState } from '../state/state-store.ts';
import { type FeedText, feedText } from './feed-text.ts';

/** A notification that got lost is made up for after this time. */
const POLL_MS = 2000;

export interface FeedSourceOptions {
  readonly databaseUrl: string;
  readonly pool: pg.Pool;
  readonly log: Logger;
}

/**
 * The latest decisions, as every instance of the registry reads them from PostgreSQL: on a notification, and by a poll in
 * case one is lost. While the database is away, the last reading is served.
 */
export class FeedSource {
  readonly #options: FeedSourceOptions;
  /** Tells those who wait that the feed has changed, however many they are. */
  readonly #changes = new EventEmitter().setMaxListeners(0);
  #current: FeedText | undefined;
  #session: pg.Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #reading: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;
  #trouble: string | undefined;
  #stopped = false;

  constructor(options: FeedSourceOptions) {
    this.#options = options;
  }

  /** Undefined until the first decision was read. */
  get current(): FeedText | undefined {
    return this.#current;
  }

  async start(): Promise<void> {
    await this.#listen();
    await this.read();
    if (this.#stopped) return;
    this.#timer = setTimeout(() => void this.start(), POLL_MS);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    this.#changes.emit('change');
    await this.#session?.end().catch(() => undefined);
  }

  /**
   * Resolves when the feed differs from the one that `etag` names, or when the time is over. A caller that does not wait
   * asks because of a fresh decision, whose notification may still be under way: so the database is read first.
   */
  async after(etag: string | undefined, waitMs: number): Promise<FeedText | undefined> {
    if (this.#current !== undefined && this.#current.etag !== etag) return this.#current;
    if (waitMs === 0) await this.read();
    else if (!this.#stopped) {
      await once(this.#changes, 'change', { signal: AbortSignal.timeout(waitMs) }).catch(() => undefined);
    }
    return this.#current;
  }

  /** Reads the latest decisions, one reading at a time: all calls before a reading begins share it. */
  read(): Promise<void> {
    this.#next ??= this.#reading.then(() => {
      this.#next = undefined;
      return this.#read();
    });
    this.#reading = this.#next;
    return this.#next;
  }

  async #read(): Promise<void> {
    try {
      const revision = await readState(this.#options.pool);
      this.#trouble = undefined;
      if (revision === undefined) return;
      const next = feedText(revision, Date.now());
      if (next.etag === this.#current?.etag) return;
      this.#current = next;
      this.#changes.emit('change');
    } catch (error) {
      this.#warn(error, 'what was decided last cannot be read');
    }
  }

  /** Logs an outage once, not with every poll. */
  #warn(error: unknown, what: string): void {
    const { message: reason } = error as Error;
    if (reason !== this.#trouble) this.#options.log.warn({ reason }, what);
    this.#trouble = reason;
  }

  async #listen(): Promise<void> {
    if (this.#session !== undefined || this.#stopped) return;
    try {
      const session = await openSession(this.#options.databaseUrl, 'registry-feed', () => {
        this.#session = undefined;
      });
      session.on('notification', () => void this.read());
      await session.query(`LISTEN ${CHANNEL}`);
      this.#session = session;
    } catch (error) {
      this.#warn(error, 'cannot listen for notifications of PostgreSQL for now');
    }
  }
}
