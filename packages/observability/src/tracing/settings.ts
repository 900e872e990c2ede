import * as z from 'zod';

/** Settings of traces, by the names that OpenTelemetry gives them; a program adds them to its own. */
export const traceSettings = {
  /** Where traces go, by OTLP over HTTP in JSON: `http://collector:4318`. Without it none are made. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** Share of requests that are traced, 0 to 1. A request that comes with a trace is in it or not as that says. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
};

/** Where traces go, and how many; undefined without a collector. */
export interface TraceTarget {
  readonly endpoint: string;
  readonly share: number;
}

/** How spans leave a program. */
export interface Tracing {
  /** Sends the remaining spans, for a short while. Never fails. */
  stop(): Promise<void>;
}

export const traceTarget = (settings: {
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  readonly OTEL_TRACES_SAMPLER_ARG: number;
}): TraceTarget | undefined =>
  settings.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
    ? undefined
    : { endpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT, share: settings.OTEL_TRACES_SAMPLER_ARG };
