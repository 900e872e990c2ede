import { type OutgoingRequest, REQUEST_ID_HEADER, type WatchedRequest } from '@sgc/observability';
import { headersFor, ROOT_CONTEXT, RunningSpan } from '@sgc/observability/tracing';
import type { ApiCaller, Durations } from './durations.ts';

/** Every request of the shell to the API begins here: under its visitor's id, measured, and a part of its trace. */
export class ApiRequests {
  readonly #durations: Pick<Durations, 'noteApi'>;

  constructor(durations: Pick<Durations, 'noteApi'>) {
    this.#durations = durations;
  }

  begin(caller: ApiCaller, { method, path, requestId, within = ROOT_CONTEXT }: OutgoingRequest): WatchedRequest {
    const began = performance.now();
    const attributes = { 'http.request.method': method, 'url.path': path };
    const span = new RunningSpan({ of: 'shell', name: `${method} of the API`, kind: 'client', within, attributes });
    return {
      headers: { [REQUEST_ID_HEADER]: requestId, ...headersFor(span.context) },
      end: (status) => {
        this.#durations.noteApi(caller, status, performance.now() - began);
        const failure = status === 0 ? 'no answer' : status >= 500 ? `it answered ${status}` : undefined;
        span.end({ 'http.response.status_code': status }, failure);
      },
    };
  }
}
