import { isPolled } from '../log/log-answer.ts';
import { type Context, RunningSpan, type Traced } from './spans.ts';

/** A request to a program. */
export interface IncomingRequest {
  readonly of: Extract<Traced, 'shell' | 'api'>;
  readonly method: string;
  /** As logs hold it. */
  readonly path: string;
  readonly requestId: string;
  readonly within: Context;
}

/** The span of a request; none for polled paths. */
export const beginRequestSpan = ({ of, method, path, requestId, within }: IncomingRequest): RunningSpan | undefined =>
  isPolled(path)
    ? undefined
    : new RunningSpan({
        of,
        name: method,
        kind: 'server',
        within,
        attributes: { 'http.request.method': method, 'url.path': path, 'request.id': requestId },
      });

/** @param route the pattern that its address matched. */
export const endRequestSpan = (span: RunningSpan, method: string, route: string, status: number): void => {
  span.rename(`${method} ${route}`);
  span.end(
    { 'http.route': route, 'http.response.status_code': status },
    status >= 500 ? `answered ${status}` : undefined,
  );
};
