import { type OutgoingRequest, REQUEST_ID_HEADER, type WatchedRequest } from '@sgc/observability';
import type { ApiCaller, Durations } from './durations.ts';

/** Every request of the shell to the API begins here: under its visitor's id, and measured. */
export class ApiRequests {
  readonly #durations: Pick<Durations, 'noteApi'>;

  constructor(durations: Pick<Durations, 'noteApi'>) {
    this.#durations = durations;
  }

  begin(caller: ApiCaller, { requestId }: OutgoingRequest): WatchedRequest {
    const began = performance.now();
    return {
      headers: { [REQUEST_ID_HEADER]: requestId },
      end: (status) => this.#durations.noteApi(caller, status, performance.now() - began),
    };
  }
}
