import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import * as z from 'zod';

const valueSchema = z.object({
  stringValue: z.string().optional(),
  intValue: z.union([z.number(), z.string()]).optional(),
  boolValue: z.boolean().optional(),
  doubleValue: z.number().optional(),
});

const attributesSchema = z
  .array(z.object({ key: z.string(), value: valueSchema }))
  .default([])
  .transform((pairs) =>
    Object.fromEntries(pairs.map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? value.boolValue])),
  );

const spanSchema = z.object({
  traceId: z.string().length(32),
  spanId: z.string().length(16),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number(),
  startTimeUnixNano: z.string(),
  endTimeUnixNano: z.string(),
  attributes: attributesSchema,
  status: z.object({ code: z.number().optional(), message: z.string().optional() }).default({}),
});

/** A program's export by OTLP in JSON. */
const exportSchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: attributesSchema }),
      scopeSpans: z.array(z.object({ scope: z.object({ name: z.string() }), spans: z.array(spanSchema) })),
    }),
  ),
});

/** A span as it arrived. */
export interface ReceivedSpan extends z.infer<typeof spanSchema> {
  /** The program that sent it, and the part of the site that it is of. */
  readonly service: unknown;
  readonly of: string;
}

/** A collector of traces for tests. */
export class TraceReceiver {
  readonly spans: ReceivedSpan[] = [];
  readonly #server: Server;
  #onSpans: (() => void) | undefined;

  private constructor() {
    this.#server = createServer(async (request, response) => {
      const { resourceSpans } = exportSchema.parse(await json(request));
      for (const { resource, scopeSpans } of resourceSpans)
        for (const { scope, spans } of scopeSpans)
          this.spans.push(
            ...spans.map((span) => ({ ...span, of: scope.name, service: resource.attributes['service.name'] })),
          );
      response.setHeader('content-type', 'application/json').end('{}');
      this.#onSpans?.();
    });
  }

  static async start(): Promise<TraceReceiver> {
    const receiver = new TraceReceiver();
    receiver.#server.listen(0, '127.0.0.1');
    await once(receiver.#server, 'listening');
    return receiver;
  }

  get endpoint(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Waits until all spans of one trace that a test looks for are there. */
  async trace(belongs: (span: ReceivedSpan) => boolean, isWhole: (spans: readonly ReceivedSpan[]) => boolean) {
    for (;;) {
      const traceId = this.spans.find(belongs)?.traceId;
      const spans = this.spans.filter((span) => span.traceId === traceId);
      if (isWhole(spans)) return spans;
      await new Promise<void>((resolve) => {
        this.#onSpans = resolve;
      });
    }
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }
}
