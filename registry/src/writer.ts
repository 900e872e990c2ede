import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';
import { openSession } from './database/database.ts';

/** Any number will do, as long as every instance of the registry asks for the same one. */
const WRITER_LOCK = 4_711_202;

const LOOK_AGAIN_MS = 500;
const HEARTBEAT_MS = 1000;
/** A writer that has not been heard of for this long has lost the lock. */
const PAUSED_MS = 8000;

/** The answer of an instance that does not decide. */
export const STANDS_BY =
  'This instance of the registry does not decide now: another one does, or PostgreSQL cannot be reached. Try again in a moment.';

/** The parts of the instance that decides. */
export interface Writing {
  close(): Promise<void>;
}

export interface WriterOptions<Control extends Writing> {
  readonly databaseUrl: string;
  readonly log: Logger;
  /** Makes ready to decide. `onDoubt` ends it: what is stored has to be read anew. */
  readonly open: (session: pg.Client, onDoubt: () => void) => Promise<Control>;
}

/** Takes the writer's lock for a session, if it is free. */
export const isWriterLocked = async (session: pg.Client): Promise<boolean> => {
  const { rows } = await session.query<{ locked: boolean }>('SELECT pg_try_advisory_lock($1) AS locked', [WRITER_LOCK]);
  return rows[0]?.locked === true;
};

/** PostgreSQL answered, if only to say no. */
const isAnswer = (error: unknown): boolean => /^(?!08|57P)[0-9A-Z]{5}$/.test(String((error as pg.DatabaseError).code));

/**
 * Lets one instance of the registry decide at a time: the one that holds an advisory lock. The lock belongs to a session
 * of PostgreSQL and goes with it; the other instances ask for it twice a second.
 */
export class Writer<Control extends Writing> {
  readonly #options: WriterOptions<Control>;
  #control: Control | undefined;
  #end: () => void = () => undefined;
  #stopped = false;
  #running: Promise<void> = Promise.resolve();

  constructor(options: WriterOptions<Control>) {
    this.#options = options;
  }

  /** Undefined while another instance decides, or none can. */
  get control(): Control | undefined {
    return this.#control;
  }

  start(): void {
    this.#running = this.#run();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#end();
    await this.#running;
  }

  async #run(): Promise<void> {
    let trouble: string | undefined;
    while (!this.#stopped) {
      try {
        await this.#standBy();
        trouble = undefined;
      } catch (error) {
        const reason = (error as Error).message;
        if (reason !== trouble) this.#options.log.error({ reason }, 'this registry cannot decide for now');
        trouble = reason;
        await pause(LOOK_AGAIN_MS);
      }
    }
  }

  /** Waits for the lock, decides as long as it is held, and gives it back. */
  async #standBy(): Promise<void> {
    const { databaseUrl, log, open } = this.#options;
    let over = false;
    const ended = new Promise<void>((resolve) => {
      this.#end = () => {
        over = true;
        resolve();
      };
    });
    const end = this.#end;
    const session = await openSession(databaseUrl, 'registry-writer', (reason) => {
      if (this.#control !== undefined) log.error({ reason }, 'the session of the writer is lost');
      end();
    });
    let heartbeat: NodeJS.Timeout | undefined;
    try {
      // A machine that is gone says nothing: PostgreSQL gives its lock away after this time.
      await session.query('SET tcp_keepalives_idle = 2; SET tcp_keepalives_interval = 2; SET tcp_keepalives_count = 2');
      // One that is paused says nothing either, though its machine answers.
      await session.query(
        `SET idle_session_timeout = ${PAUSED_MS}; SET idle_in_transaction_session_timeout = ${PAUSED_MS}`,
      );
      while (!over && !(await isWriterLocked(session))) await Promise.race([pause(LOOK_AGAIN_MS), ended]);
      if (over) return;
      heartbeat = setInterval(() => {
        session.query('SELECT 1').catch((error: unknown) => (isAnswer(error) ? undefined : end()));
      }, HEARTBEAT_MS);
      this.#control = await open(session, end);
      log.info('this registry decides');
      await ended;
    } finally {
      clearInterval(heartbeat);
      const control = this.#control;
      this.#control = undefined;
      await control?.close();
      await session.end().catch(() => undefined);
    }
  }
}
