import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Feed } from '@sgc/contract/operations';
import type { Logger } from 'pino';
import { firstToAbort } from './first-to-abort.ts';
import type { RegistryClient } from './registry-client.ts';

/** How long the registry may hold its answer back. */
const WAIT_S = 20;
/** An answer without news that comes sooner was not held back. */
const HASTY_MS = 1000;
const BACKOFF_MS = { least: 200, most: 2000 } as const;
/** A request that asks for news waits no longer than this. */
const CATCH_UP_LIMIT_MS = 1500;
const CATCH_UP_EVERY_MS = 1000;

export interface FeedFollowerOptions {
  readonly client: Pick<RegistryClient, 'feed'>;
  /** The feed that is kept on this disk. */
  readonly known: Feed | undefined;
  readonly kept: { readonly keep: (feed: Feed) => Promise<void> };
  readonly log: Logger;
}

/** Follows the registry's decisions. While it cannot be reached, the last feed holds. */
export class FeedFollower {
  readonly #client: FeedFollowerOptions['client'];
  readonly #kept: FeedFollowerOptions['kept'];
  readonly #log: Logger;
  readonly #listeners: ((feed: Feed) => void)[] = [];
  readonly #stopping = new AbortController();
  #feed: Feed | undefined;
  #tag: string | undefined;
  #trouble: string | undefined = 'it has not been asked yet';
  #catchingUp: Promise<void> | undefined;
  #caughtUpAt = Number.NEGATIVE_INFINITY;
  #asked = 0;
  #taken = 0;

  constructor({ client, known, kept, log }: FeedFollowerOptions) {
    this.#client = client;
    this.#feed = known;
    this.#kept = kept;
    this.#log = log;
    // Each request listens to it until its own time limit has passed.
    setMaxListeners(0, this.#stopping.signal);
  }

  /** The registry's last feed; undefined if none has ever reached this disk. */
  get feed(): Feed | undefined {
    return this.#feed;
  }

  /** Why the registry could not be asked the last time; undefined if it could. */
  get trouble(): string | undefined {
    return this.#trouble;
  }

  /** Calls back with every new feed. */
  onFeed(listener: (feed: Feed) => void): void {
    this.#listeners.push(listener);
  }

  /** Follows until it is stopped. */
  async follow(): Promise<void> {
    const { signal } = this.#stopping;
    let failures = 0;
    let isFirst = true;
    while (!signal.aborted) {
      // The first question is answered at once: it tells whether the registry is there.
      const started = performance.now();
      const came = await this.#look(this.#trouble === undefined ? WAIT_S : 0, signal);
      failures = came === 'nothing' ? failures + 1 : 0;
      // A registry that does not hold its answers back is not to be asked without a pause.
      const isHasty = came === 'no news' && performance.now() - started < HASTY_MS && !isFirst;
      isFirst = came === 'nothing';
      if (isFirst || isHasty) await pause(backoffMs(failures), undefined, { signal }).catch(() => undefined);
    }
  }

  /** Asks for news right now, at most once a second for all callers. Never fails. */
  async catchUp(): Promise<void> {
    if (this.#catchingUp === undefined && performance.now() - this.#caughtUpAt >= CATCH_UP_EVERY_MS) {
      const limit = firstToAbort(this.#stopping.signal, AbortSignal.timeout(CATCH_UP_LIMIT_MS));
      this.#caughtUpAt = performance.now();
      this.#catchingUp = this.#look(0, limit).then(() => {
        this.#catchingUp = undefined;
      });
    }
    await this.#catchingUp;
  }

  stop(): void {
    this.#stopping.abort();
  }

  async #look(waitS: number, signal: AbortSignal): Promise<'news' | 'no news' | 'nothing'> {
    this.#asked += 1;
    const number = this.#asked;
    try {
      const answer = await this.#client.feed(this.#tag, waitS, signal);
      if (this.#trouble !== undefined) this.#log.info('the registry answers');
      this.#trouble = undefined;
      return answer.kind === 'feed' && this.#take(number, answer.feed, answer.tag) ? 'news' : 'no news';
    } catch (error) {
      if (this.#stopping.signal.aborted) return 'nothing';
      const { message } = error as Error;
      if (this.#trouble !== message) this.#log.error({ reason: message }, 'the registry cannot be asked');
      this.#trouble = message;
      return 'nothing';
    }
  }

  /**
   * Of two requests under way the later answer need not be the newer one. A registry that came back from a backup
   * counts from an earlier number: a lower revision alone does not make a feed old.
   * @returns whether the feed is new.
   */
  #take(number: number, feed: Feed, tag: string | undefined): boolean {
    if (number < this.#taken && feed.revision < (this.#feed?.revision ?? 0)) return false;
    this.#taken = Math.max(number, this.#taken);
    const isNews = JSON.stringify(feed) !== JSON.stringify(this.#feed);
    this.#tag = tag;
    this.#feed = feed;
    if (!isNews) return false;
    void this.#kept.keep(feed);
    for (const listener of this.#listeners) listener(feed);
    return true;
  }
}

/** Grows with every failure in a row, and differs, so that shells do not all ask at the same moment. */
const backoffMs = (failures: number): number => {
  const { least, most } = BACKOFF_MS;
  return least + Math.random() * Math.min(most - least, least * 2 ** failures);
};
