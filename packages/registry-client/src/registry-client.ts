import type { Readable } from 'node:stream';
import {
  descriptorAddress,
  ERRORS,
  type ErrorPlace,
  errorPlacesSchema,
  FEED,
  type Feed,
  feedSchema,
  filesAddress,
  type Observation,
  type ReportedError,
  TELEMETRY,
} from '@sgc/contract/operations';
import { currentRequestId, REQUEST_ID_HEADER } from '@sgc/observability';
import { Refusal } from '@sgc/release-format';
import { type Dispatcher, Pool } from 'undici';
import * as z from 'zod/mini';
import { firstToAbort } from './first-to-abort.ts';

const CONNECTIONS = 16;
const CONNECT_LIMIT_MS = 2000;
const ANSWER_LIMIT_MS = 5000;
/** Within an answer: files come as PostgreSQL gives them, which has ten seconds for a statement. */
const PAUSE_LIMIT_MS = 15_000;
/** For all files of a release. */
const FILES_LIMIT_MS = 60_000;
/** Short, because a line of the log waits for it. */
const PLACES_LIMIT_MS = 2000;
const PLACES_LIMIT_BYTES = 1_000_000;
const FEED_LIMIT_BYTES = 8_000_000;
const DESCRIPTOR_LIMIT_BYTES = 2_000_000;

/** The registry cannot be asked for now; it may answer the next time. */
export class RegistryUnavailable extends Error {
  override readonly name = 'RegistryUnavailable';
}

/** The registry's answer to a request for the feed. */
export type FeedAnswer =
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'feed'; readonly feed: Feed; readonly tag: string | undefined };

interface Asking {
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly limitMs?: number;
  readonly signal?: AbortSignal;
}

const readText = async (body: AsyncIterable<Uint8Array>, limit: number): Promise<string> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > limit) throw new RegistryUnavailable(`the registry sent more than ${limit} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

/** Asks the registry over HTTP. Of several addresses the one that answered last is asked first. */
export class RegistryClient {
  readonly #pools: readonly { readonly origin: string; readonly pool: Pool }[];
  readonly #authorization: Readonly<Record<string, string>>;
  #first = 0;

  constructor(origins: readonly string[], token: string | undefined) {
    this.#authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
    this.#pools = origins.map((origin) => ({
      origin,
      pool: new Pool(origin, {
        connections: CONNECTIONS,
        connectTimeout: CONNECT_LIMIT_MS,
        headersTimeout: ANSWER_LIMIT_MS,
        bodyTimeout: PAUSE_LIMIT_MS,
      }),
    }));
  }

  /**
   * Reads the feed unless it is still the one that `tag` names. The registry holds its answer back for `waitS` seconds
   * as long as that is so.
   * @throws RegistryUnavailable
   */
  async feed(tag: string | undefined, waitS = 0, signal?: AbortSignal): Promise<FeedAnswer> {
    const { statusCode, headers, body } = await this.#ask({
      path: waitS === 0 ? FEED : `${FEED}?wait=${waitS}`,
      headers: tag === undefined ? {} : { 'if-none-match': tag },
      limitMs: waitS * 1000 + ANSWER_LIMIT_MS,
      ...(signal && { signal }),
    });
    if (statusCode === 304) {
      await body.dump();
      return { kind: 'unchanged' };
    }
    const text = await this.#text(statusCode, body, FEED_LIMIT_BYTES);
    if (text === undefined) throw new RegistryUnavailable('the registry has no feed');
    const feed = feedSchema.safeParse(parseJson(text));
    if (!feed.success) throw new RegistryUnavailable(`the feed is not understood: ${z.prettifyError(feed.error)}`);
    return { kind: 'feed', feed: feed.data, tag: headers.etag === undefined ? undefined : String(headers.etag) };
  }

  /**
   * The text of a descriptor; undefined if the registry has none.
   * @throws RegistryUnavailable
   */
  async descriptor(section: string, version: string): Promise<string | undefined> {
    const { statusCode, body } = await this.#ask({ path: descriptorAddress(section, version) });
    return this.#text(statusCode, body, DESCRIPTOR_LIMIT_BYTES);
  }

  /**
   * The bytes of all of a release's files, one after the other, as its descriptor lists them.
   * @throws RegistryUnavailable, Refusal if the registry does not have them
   */
  async files(section: string, version: string): Promise<Readable> {
    const { statusCode, body } = await this.#ask({ path: filesAddress(section, version), limitMs: FILES_LIMIT_MS });
    if (statusCode === 200) return body;
    await body.dump();
    if (statusCode === 404)
      throw new Refusal('files', `the registry has no files of ${section} ${version}`, { blameless: true });
    throw new RegistryUnavailable(`the registry answers ${statusCode} for the files of ${section} ${version}`);
  }

  /** @throws RegistryUnavailable */
  async report(observations: readonly Observation[]): Promise<void> {
    const { statusCode, body } = await this.#ask({
      method: 'POST',
      path: TELEMETRY,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ observations }),
    });
    await body.dump();
    if (statusCode >= 300) throw new RegistryUnavailable(`the registry answers ${statusCode} to telemetry`);
  }

  /**
   * Reports errors, and gets the place of each in the sources.
   * @throws RegistryUnavailable
   */
  async reportErrors(errors: readonly ReportedError[]): Promise<readonly ErrorPlace[]> {
    const { statusCode, body } = await this.#ask({
      method: 'POST',
      path: ERRORS,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ errors }),
      limitMs: PLACES_LIMIT_MS,
    });
    const text = await this.#text(statusCode, body, PLACES_LIMIT_BYTES);
    const answer = errorPlacesSchema.safeParse(text === undefined ? undefined : parseJson(text));
    if (!answer.success) throw new RegistryUnavailable('the registry tells no places of errors');
    return answer.data.places;
  }

  async close(): Promise<void> {
    await Promise.all(this.#pools.map(({ pool }) => pool.destroy()));
  }

  async #text(statusCode: number, body: Dispatcher.ResponseData['body'], limit: number): Promise<string | undefined> {
    if (statusCode === 200) {
      return readText(body, limit).catch((error: Error) => {
        throw new RegistryUnavailable(error.message);
      });
    }
    await body.dump();
    if (statusCode === 404) return undefined;
    throw new RegistryUnavailable(`the registry answers ${statusCode}`);
  }

  /** If an address cannot be reached, or its instance does not decide, the next one is asked. */
  async #ask(asking: Asking): Promise<Dispatcher.ResponseData> {
    const troubles: string[] = [];
    for (let tries = 0; tries < this.#pools.length; tries += 1) {
      const index = (this.#first + tries) % this.#pools.length;
      const one = this.#pools[index];
      if (one === undefined) break;
      try {
        const answer = await this.#request(one.pool, asking);
        if (answer.statusCode < 500) {
          this.#first = index;
          return answer;
        }
        await answer.body.dump();
        troubles.push(`${one.origin} answers ${answer.statusCode}`);
      } catch (error) {
        asking.signal?.throwIfAborted();
        troubles.push(`${one.origin}: ${(error as Error).message}`);
      }
    }
    throw new RegistryUnavailable(troubles.join('; '));
  }

  #request(pool: Pool, { method = 'GET', path, headers, body, limitMs = ANSWER_LIMIT_MS, signal }: Asking) {
    const late = AbortSignal.timeout(limitMs);
    return pool.request({
      method,
      path,
      headers: { ...this.#authorization, [REQUEST_ID_HEADER]: currentRequestId(), ...headers },
      headersTimeout: limitMs,
      signal: signal === undefined ? late : firstToAbort(late, signal),
      ...(body !== undefined && { body }),
    });
  }
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
