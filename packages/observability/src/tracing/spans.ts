import {
  type Attributes,
  type Context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

export { type Context, ROOT_CONTEXT } from '@opentelemetry/api';

/** Which part of the site a span is of. */
export type Traced = 'shell' | 'renderer' | 'api' | 'postgresql';

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, inside: SpanKind.INTERNAL } as const;

export interface NewSpan {
  readonly of: Traced;
  /** Few different ones: no addresses, no ids. */
  readonly name: string;
  readonly kind: keyof typeof KINDS;
  /** The span that it is a part of. */
  readonly within: Context;
  readonly attributes?: Attributes;
}

/** A span that has begun. Without a collector it does nothing, and costs next to nothing. */
export class RunningSpan {
  /** For work within it. */
  readonly context: Context;
  readonly #span: Span;

  constructor({ of, name, kind, within, attributes }: NewSpan) {
    this.#span = trace.getTracer(of).startSpan(name, { kind: KINDS[kind], ...(attributes && { attributes }) }, within);
    this.context = trace.setSpan(within, this.#span);
  }

  /** Gives it another name, now that more is known. */
  rename(name: string): void {
    this.#span.updateName(name);
  }

  /** @param failure why it failed; undefined if it did not. */
  end(attributes: Attributes = {}, failure?: string): void {
    this.#span.setAttributes(attributes);
    if (failure !== undefined) this.#span.setStatus({ code: SpanStatusCode.ERROR, message: failure });
    this.#span.end();
  }
}

/** The span that a calling program sent along. */
export const contextFrom = (headers: object): Context => propagation.extract(ROOT_CONTEXT, headers);

/** The headers that take a span to another program. */
export const headersFor = (context: Context): Record<string, string> => {
  const headers: Record<string, string> = {};
  propagation.inject(context, headers);
  return headers;
};

/** Headers that say which trace a request is in: a visitor's are not trusted. */
export const TRACE_HEADERS = ['traceparent', 'tracestate', 'baggage'] as const;
