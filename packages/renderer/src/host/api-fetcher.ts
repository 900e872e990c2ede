import { type BeginRequest, REQUEST_ID_HEADER } from '@sgc/observability';
import type { Context } from '@sgc/observability/tracing';

/** An answer of the API to a page that is rendered. */
export interface ApiAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/**
 * Asks the API for a page, `GET` only. `path` begins with `/api/`.
 * @throws if the API does not answer.
 */
export type ApiFetcher = (
  path: string,
  request: { readonly requestId: string; readonly signal: AbortSignal; readonly context?: Context },
) => Promise<ApiAnswer>;

/** Bytes that one answer may have. */
const ANSWER_BYTES = 4 * 1024 * 1024;

/** Headers that pages may read. */
const PASSED_ON = ['content-type', 'etag', 'last-modified'];

const bodyOf = async (response: Response): Promise<Uint8Array> => {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of response.body ?? []) {
    length += piece.byteLength;
    if (length > ANSWER_BYTES) throw new Error(`the API answered more than ${ANSWER_BYTES} bytes`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
};

/** With the request's id alone: no trace, no metrics. */
const unwatched: BeginRequest = ({ requestId }) => ({
  headers: { [REQUEST_ID_HEADER]: requestId },
  end: () => undefined,
});

/**
 * Asks the API at an address.
 * @param begin begins each request: gives its headers, and is called when it ends.
 */
export const apiFetcher =
  (origin: string, begin: BeginRequest = unwatched): ApiFetcher =>
  async (path, { requestId, signal, context }) => {
    const url = new URL(path, origin);
    const watched = begin({ method: 'GET', path: url.pathname, requestId, within: context });
    let status = 0;
    try {
      const response = await fetch(url, {
        headers: watched.headers,
        // An answer that leads elsewhere is an answer: following it could leave the API.
        redirect: 'manual',
        signal,
      });
      const headers = Object.fromEntries([...response.headers].filter(([name]) => PASSED_ON.includes(name)));
      const body = await bodyOf(response);
      ({ status } = response);
      return { status, headers, body };
    } finally {
      watched.end(status);
    }
  };

/** The API's path that a page asks for, in its plain form; undefined for anything else. */
export const apiPath = (asked: string): string | undefined => {
  if (!asked.startsWith('/') || !URL.canParse(asked, NOWHERE)) return undefined;
  const { origin, pathname, search } = new URL(asked, NOWHERE);
  return origin === NOWHERE && pathname.startsWith('/api/') ? `${pathname}${search}` : undefined;
};

const NOWHERE = 'http://api.invalid';
