import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseOutage, DatabasePool, LimitedClient } from '@sgc/database';
import type { PoolClient } from 'pg';

const CONNECT_LIMIT_MS = 2000;
const ANSWER_LIMIT_MS = 10_000;
const TRY_AGAIN_MS = 250;

/**
 * A connection of the job queue. The queue marks a job as done or failed without waiting for it: what that fails with ends the
 * process, unless its code is one under which the queue tries again. So all of its errors have such a code.
 */
class QueueClient extends LimitedClient {
  override query(...call: never): never {
    const result: unknown = Reflect.apply(super.query, this, call);
    if (!(result instanceof Promise)) return result as never;
    return result.catch((error: unknown) => {
      throw error instanceof DatabaseOutage ? error : new DatabaseOutage(error);
    }) as never;
  }
}

type Connected = Parameters<DatabasePool['connect']>[0];

/** Connections of the job queue, apart from those of requests. Without PostgreSQL the queue waits for one rather than failing. */
export class QueuePool extends DatabasePool {
  readonly #stopping: AbortSignal;
  #closing = false;

  /** @param stopping aborted when the program ends: nothing is tried again then. */
  constructor(connectionString: string, max: number, stopping: AbortSignal) {
    super({
      connectionString,
      max,
      application_name: 'golf-carts-queue',
      connectionTimeoutMillis: CONNECT_LIMIT_MS,
      answerLimitMs: ANSWER_LIMIT_MS,
      Client: QueueClient,
    });
    this.#stopping = stopping;
  }

  override connect(): Promise<PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<PoolClient> | undefined {
    const client = this.#available();
    if (connected === undefined) return client;
    void client.then((one) => connected(undefined, one, (error) => one.release(error as Error)));
    return undefined;
  }

  override end(): Promise<void>;
  override end(ended: () => void): void;
  override end(ended?: () => void): Promise<void> | undefined {
    this.#closing = true;
    if (ended === undefined) return super.end();
    super.end(ended);
    return undefined;
  }

  /** Settles with a connection, or never once the pool is closed or the program ends: by then no caller waits for it. */
  async #available(): Promise<PoolClient> {
    while (!this.#closing) {
      try {
        return await super.connect();
      } catch {
        if (this.#stopping.aborted) break;
        await pause(TRY_AGAIN_MS);
      }
    }
    return new Promise(() => undefined);
  }
}
