import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** What code below the controllers may know of the request it works for. */
export interface RequestContext {
  requestId: string;
}

export const requestContext = new AsyncLocalStorage<RequestContext>();

const ACCEPTED_ID = /^[A-Za-z0-9._-]{1,64}$/;

/** The id that the caller gave, if it is one that can stand in a log line and a SQL comment; a new one otherwise. */
export const requestIdOf = (request: Pick<IncomingMessage, 'headers'>): string => {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && ACCEPTED_ID.test(given) ? given : randomUUID();
};
