import type { Context } from '@opentelemetry/api';

/** A request to another program. */
export interface OutgoingRequest {
  readonly method: string;
  /** Without its query. */
  readonly path: string;
  readonly requestId: string;
  /** The span that it is a part of, if there is one. */
  readonly within?: Context | undefined;
}

/** Headers of a request to another program, and a function to call when it ends. */
export interface WatchedRequest {
  readonly headers: Readonly<Record<string, string>>;
  /** @param status 0 if there was no answer. */
  end(status: number): void;
}

/** Begins a request to another program. */
export type BeginRequest = (request: OutgoingRequest) => WatchedRequest;
