import { AsyncLocalStorage } from 'node:async_hooks';
import type { Context } from '@sgc/observability/tracing';

/** What code below the controllers may know of the request it works for. */
export interface RequestContext {
  readonly requestId: string;
  /** The request's span, for what is done within it. */
  readonly within: Context;
}

export const requestContext = new AsyncLocalStorage<RequestContext>();
