import { randomUUID } from 'node:crypto';
import { lookup } from 'node:dns/promises';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';

/** Marks a request of another replica, by its id: it is answered from what is here, and not passed on again. */
export const PEER_HEADER = 'x-shell-peer';

const LIMIT_MS = 3000;

/**
 * The other replicas of this shell. For a moment after a release two replicas show different sets; a browser that got
 * its page from one may ask the other for its files.
 */
export class Peers {
  /** This replica among all that a name may stand for. */
  readonly id = randomUUID();
  readonly #addresses: readonly string[];
  readonly #log: Logger;
  /** Addresses that turned out to be this replica's: that they say nothing is no trouble. */
  readonly #own = new Set<string>();
  /** Why a replica could not be asked the last time, by its origin and what it was asked. */
  readonly #troubles = new LRUCache<string, string>({ max: 1000 });

  constructor(addresses: readonly string[], log: Logger) {
    this.#addresses = addresses;
    this.#log = log;
  }

  /** Whether there may be other replicas at all. */
  get areThere(): boolean {
    return this.#addresses.length > 0;
  }

  /** The first good answer of another replica to a GET. What comes is still checked by the browser's digests. */
  async ask(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response | undefined> {
    const asked = (await this.#origins()).map((origin) => this.#get(origin, path, headers));
    const first = await Promise.any(asked).catch(() => undefined);
    for (const one of asked) {
      void one.then((response) => (response === first ? undefined : response.body?.cancel())).catch(() => undefined);
    }
    return first;
  }

  /** The good answers of all other replicas to a GET, each with the origin that gave it. */
  async askAll(
    path: string,
    headers: Readonly<Record<string, string>>,
  ): Promise<{ readonly origin: string; readonly response: Response }[]> {
    const asked = (await this.#origins()).map(async (origin) => {
      try {
        const response = await this.#get(origin, path, headers);
        this.#troubles.delete(`${origin}${path}`);
        return [{ origin, response }];
      } catch (error) {
        this.#note(origin, path, (error as Error).message);
        return [];
      }
    });
    return (await Promise.all(asked)).flat();
  }

  /** Says once that a replica cannot be asked, however often it is tried. */
  #note(origin: string, path: string, reason: string): void {
    if (this.#own.has(origin) || this.#troubles.get(`${origin}${path}`) === reason) return;
    this.#troubles.set(`${origin}${path}`, reason);
    this.#log.info({ origin, path, reason }, 'another replica could not be asked');
  }

  async #get(origin: string, path: string, headers: Readonly<Record<string, string>>): Promise<Response> {
    const response = await fetch(new URL(path, origin), {
      headers: { ...headers, [PEER_HEADER]: this.id },
      signal: AbortSignal.timeout(LIMIT_MS),
      redirect: 'error',
    });
    if (response.status === 200) return response;
    // Only a replica that asks itself has nothing to say to a question.
    if (response.status === 204) this.#own.add(origin);
    await response.body?.cancel();
    throw new Error(`${origin} answers ${response.status}`);
  }

  /**
   * Has every other replica do the same.
   * @returns those that could not.
   */
  tell(path: string, body: unknown, authorization: string): Promise<readonly string[]> {
    const headers = { authorization, 'content-type': 'application/json' };
    return this.#tell(path, { method: 'POST', headers, body: JSON.stringify(body) });
  }

  /**
   * Has every other replica let go of what it has at a path.
   * @returns those that could not.
   */
  tellToRemove(path: string, authorization: string): Promise<readonly string[]> {
    return this.#tell(path, { method: 'DELETE', headers: { authorization } });
  }

  async #tell(path: string, init: RequestInit): Promise<readonly string[]> {
    const told = (await this.#origins()).map(async (origin) => {
      const response = await fetch(new URL(path, origin), {
        ...init,
        headers: { ...init.headers, [PEER_HEADER]: this.id },
        signal: AbortSignal.timeout(LIMIT_MS * 10),
        redirect: 'error',
      }).catch((error: Error) => error);
      if (response instanceof Response && response.ok) return undefined;
      const reason = response instanceof Response ? await response.text().catch(() => '') : response.message;
      this.#log.error({ origin, path, reason }, 'another replica could not be told of an operation');
      return origin;
    });
    return (await Promise.all(told)).filter((origin) => origin !== undefined);
  }

  /** A name may stand for the addresses of many replicas. */
  async #origins(): Promise<string[]> {
    const found = await Promise.all(
      this.#addresses.map(async (address) => {
        const url = new URL(address);
        const places = await lookup(url.hostname, { all: true }).catch(() => []);
        return places.map(({ address: ip, family }) => {
          const host = family === 6 ? `[${ip}]` : ip;
          return `${url.protocol}//${host}${url.port === '' ? '' : `:${url.port}`}`;
        });
      }),
    );
    return [...new Set(found.flat())];
  }
}
