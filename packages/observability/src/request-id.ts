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
