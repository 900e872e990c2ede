import { AsyncLocalStorage } from 'node:async_hooks';

/** What code below the controllers may know of the request it works for. */
export interface RequestContext {
  requestId: string;
}

export const requestContext = new AsyncLocalStorage<RequestContext>();
