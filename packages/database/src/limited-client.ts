import { Client, type ClientConfig } from 'pg';
import { failingWithOutage } from './database-outage.ts';

/** Beyond pg's own: how long PostgreSQL may take to answer what it was asked, in milliseconds; for ever if it is not set. */
export interface LimitedClientConfig extends ClientConfig {
  readonly answerLimitMs?: number;
}

/**
 * A connection that is closed when PostgreSQL does not answer in time. pg's own `query_timeout` gives up the query alone and
 * hands the silent connection to the next one. What it fails with is an outage or PostgreSQL's word about the statement.
 */
export class LimitedClient extends Client {
  readonly #limitMs: number | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(config?: LimitedClientConfig) {
    super(config);
    this.#limitMs = config?.answerLimitMs;
    // Every query has been answered, or none will be.
    for (const settled of ['drain', 'end'] as const) this.on(settled, () => this.#settle());
  }

  override query(...call: never): never {
    this.#expectAnswer();
    return failingWithOutage(Reflect.apply(super.query, this, call)) as never;
  }

  #expectAnswer(): void {
    if (this.#limitMs === undefined || this.#timer !== undefined) return;
    this.#timer = setTimeout(() => {
      this.connection.stream.destroy(new Error(`no answer within ${this.#limitMs} ms`));
    }, this.#limitMs);
    this.#timer.unref();
  }

  #settle(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
