import { Histogram, type Registry } from 'prom-client';
import { isPolled } from '../log/log-answer.ts';

/** Bounds of everything that a visitor waits for, in seconds: from imperceptible to the longest limit. */
export const DURATION_BUCKETS: readonly number[] = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** An answered request, as metrics hold it. */
export interface MeasuredRequest {
  readonly method: string;
  /** The route's pattern: an address would be a series of its own. */
  readonly route: string | undefined;
  readonly status: number;
  readonly ms: number;
}

/**
 * Measures how long a program takes to answer, by route and status, but for polled paths: `<program>_http_request_duration_seconds`.
 * @returns a function that notes one request.
 */
export const requestDurations = (
  registry: Registry,
  program: 'registry' | 'api',
): ((request: MeasuredRequest) => void) => {
  const durations = new Histogram({
    name: `${program}_http_request_duration_seconds`,
    help: 'How long requests took to be answered, but for those that machines poll',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [...DURATION_BUCKETS],
    registers: [registry],
  });
  return ({ method, route = 'none', status, ms }) => {
    if (!isPolled(route)) durations.observe({ method, route, status }, ms / 1000);
  };
};
