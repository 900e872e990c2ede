import { propagation, trace } from '@opentelemetry/api';
import { type ExportResult, ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type ReadableSpan,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import type { TraceTarget, Tracing } from './settings.ts';

/** Limit for a batch, retries included; a program that stops waits no longer. */
const LIMIT_MS = 2000;

/** How often spans are sent, and how many wait at most: further ones are dropped. */
const EVERY_MS = 1000;
const WAITING = 2048;

/** Logs once that the collector takes nothing, and once that it does again. */
class ToldExporter extends OTLPTraceExporter {
  readonly #log: Logger;
  #isTaken = true;

  constructor(url: string, log: Logger) {
    super({ url, timeoutMillis: LIMIT_MS });
    this.#log = log;
  }

  override export(spans: ReadableSpan[], done: (result: ExportResult) => void): void {
    super.export(spans, (result) => {
      const isTaken = result.code === ExportResultCode.SUCCESS;
      if (!isTaken && this.#isTaken) this.#log.warn({ reason: result.error?.message }, 'no collector takes traces');
      if (isTaken && !this.#isTaken) this.#log.info('the collector takes traces again');
      this.#isTaken = isTaken;
      // The library would print the failure again.
      done({ code: ExportResultCode.SUCCESS });
    });
  }
}

/** Sends the spans of this program to a collector. */
export const exportSpans = (service: string, { endpoint, share }: TraceTarget, log: Logger): Tracing => {
  const url = new URL('v1/traces', endpoint.endsWith('/') ? endpoint : `${endpoint}/`).href;
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new ToldExporter(url, log),
        scheduledDelayMillis: EVERY_MS,
        maxQueueSize: WAITING,
        exportTimeoutMillis: LIMIT_MS,
      }),
    ],
  });
  trace.setGlobalTracerProvider(provider);
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  return { stop: () => provider.shutdown().catch(() => undefined) };
};
