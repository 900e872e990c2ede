import type { IncomingMessage, ServerResponse } from 'node:http';
import { logAnswer, REQUEST_ID_HEADER, requestIdOf } from '@sgc/observability';
import type { Logger } from 'pino';
import { encodingFor } from './encoding.ts';
import type { CachedPage } from './html-cache.ts';
import { pageHeaders } from './page-headers.ts';

export interface CachedPagesOptions {
  /** The page that is kept and fresh for the target of a request with these cookies. */
  readonly find: (target: string, cookies: string | undefined) => CachedPage | undefined;
  /** Headers of every answer. */
  readonly headers: Readonly<Record<string, string>>;
  /** The part of `Server-Timing` that only one answer with a page of a set has. */
  readonly timing: (set: string) => string;
  /** Counts an answer by its status. */
  readonly count: (status: number) => void;
  readonly log: Logger;
}

/**
 * Answers most requests, those for a kept and fresh page, with bytes and headers made before. It runs before the
 * framework, whose routing, hooks and logger per request would cost more than the answer.
 * @returns false if the framework has to answer.
 */
export const cachedPages =
  ({ find, headers, timing, count, log }: CachedPagesOptions) =>
  (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url = '/' } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const page = find(url, request.headers.cookie);
    const encoding = encodingFor(request.headers['accept-encoding']);
    const bytes = page?.encoded(encoding);
    if (page === undefined || !Buffer.isBuffer(bytes)) return false;

    const prepared = page.answerHeaders(bytes, () =>
      Object.entries({
        ...headers,
        ...pageHeaders(page, { kind: 'hit', status: page.page.status, encoding, depends: false, keeps: true }),
        'content-length': String(bytes.length),
      }).flat(),
    );
    const requestId = requestIdOf(request);
    response.writeHead(page.page.status, [
      ...prepared,
      REQUEST_ID_HEADER,
      requestId,
      'server-timing',
      timing(page.set),
    ]);
    response.end(bytes);
    count(page.page.status);
    if (log.isLevelEnabled('info')) {
      logAnswer(log, { requestId, method, path: url.split('?', 1)[0] ?? '', status: page.page.status, ms: 0 });
    }
    return true;
  };
