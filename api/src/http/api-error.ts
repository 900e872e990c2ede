import type { ApiError, ErrorDetail } from '@sgc/contract/api';

/** An answer that is a refusal: thrown by a controller once a service has returned why. */
export class ApiRefusal extends Error {
  readonly body: ApiError;

  constructor(
    readonly status: number,
    error: string,
    details?: ErrorDetail[],
    readonly headers: Record<string, string> = {},
  ) {
    super(error);
    this.body = details === undefined ? { error } : { error, details };
  }
}

const MESSAGES: Record<number, string> = {
  400: 'The request is malformed',
  404: 'Nothing is found at this address',
  405: 'This address does not answer that method',
  408: 'The request took too long to arrive',
  413: 'The request is too large',
  414: 'The address is too long',
  415: 'The request body must be JSON',
  431: 'The request headers are too large',
  503: 'The service is not available at the moment. Please try again shortly.',
};

/** A plain sentence for a status; what a library said about it stays in the log. */
export const errorOf = (status: number): ApiError => ({
  error: MESSAGES[status] ?? (status < 500 ? 'The request was refused' : 'Something went wrong on our side'),
});
