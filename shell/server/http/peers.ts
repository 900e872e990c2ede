import { randomUUID } from 'node:crypto';
import { lookup } from 'node:dns/promises';
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

  constructor(addresses: readonly string[], log: Logger) {
    this.#addresses = addresses;
    this.#log = log;
  }

  /** The first good answer of another replica to a GET. What comes is still checked by the browser's digests. */
  async ask(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response | undefined> {
    const asked = (await this.#origins()).map((origin) => this.#get(origin, path, headers));
    return Promise.any(asked).catch(() => undefined);
  }

  /** The good answers of all other replicas to a GET, each with the origin that gave it. */
  async askAll(
    path: string,
    headers: Readonly<Record<string, string>>,
  ): Promise<{ readonly origin: string; readonly response: Response }[]> {
    const asked = (await this.#origins()).map(async (origin) => ({
      origin,
      response: await this.#get(origin, path, headers),
    }));
    const answers = await Promise.allSettled(asked);
    return answers.flatMap((answer) => {
      if (answer.status === 'fulfilled') return [answer.value];
      this.#log.info({ path, reason: (answer.reason as Error).message }, 'another replica could not be asked');
      return [];
    });
  }

  async #get(origin: string, path: string, headers: Readonly<Record<string, string>>): Promise<Response> {
    const response = await fetch(new URL(path, origin), {
      headers: { ...headers, [PEER_HEADER]: this.id },
      signal: AbortSignal.timeout(LIMIT_MS),
      redirect: 'error',
    });
    if (response.status === 200) return response;
    await response.body?.cancel();
    throw new Error(`${origin} answers ${response.status}`);
  }

  /**
   * Has every other replica do the same.
   * @returns those that could not.
   */
  async tell(path: string, body: unknown, authorization: string): Promise<readonly string[]> {
    const told = (await this.#origins()).map(async (origin) => {
      const response = await fetch(new URL(path, origin), {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json', [PEER_HEADER]: this.id },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(LIMIT_MS * 10),
        redirect: 'error',
      }).catch((error: Error) => error);
      if (response instanceof Response && response.ok) return undefined;
      const reason = response instanceof Response ? await response.text() : response.message;
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
