import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** The header that carries a request's id from the edge to the database. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** Characters that are safe in a log line, a header and a SQL comment. */
const REQUEST_ID = /^[\w.-]{1,64}$/;

/** The id under which a request goes through all programs: the one it came with if it can be one, or a new one. */
export const requestIdOf = ({ headers }: { readonly headers: IncomingHttpHeaders }): string => {
  const given = headers[REQUEST_ID_HEADER];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
};

const current = new AsyncLocalStorage<string>();

/** Runs what answers a request. All that it leads to goes on under the request's id. */
export const underRequestId = (requestId: string, answer: () => void): void => current.run(requestId, answer);

/** The id for a request to another program: that of the request which led to it, or a new one if none did. */
export const currentRequestId = (): string => current.getStore() ?? randomUUID();
