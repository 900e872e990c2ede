import { DURATION_BUCKETS } from '@sgc/observability/metrics';
import type { RenderTimings } from '@sgc/renderer/host';
import { Counter, Histogram, type Registry } from 'prom-client';

/** The outcome of a lookup in the page cache, also named by `cache-status`. */
export type CacheOutcome = 'hit' | 'stale' | 'miss' | 'stale-if-error';

/** For whom the shell asks the API: a page that is rendered, a browser, or a form that was posted without JavaScript. */
export type ApiCaller = 'page' | 'browser' | 'form';

/** Durations of the parts of an answer, counts of answers, and counts of cache lookups. */
export class Durations {
  readonly #render: Histogram<'section'>;
  readonly #load: Histogram<'section'>;
  readonly #api: Histogram<'caller' | 'status'>;
  readonly #requests: Counter<'status'>;
  readonly #lookups: Counter<'result'>;
  /** Cached pages by status since the last scrape: to count each in the metric itself would cost a part of an answer. */
  readonly #cached = new Map<number, number>();

  constructor(registry: Registry) {
    const registers = [registry];
    const buckets = [...DURATION_BUCKETS];
    const collect = () => this.#addCached();
    this.#render = new Histogram({
      name: 'shell_page_render_duration_seconds',
      help: 'How long the components of a page took to become HTML, by the owner of the page',
      labelNames: ['section'] as const,
      buckets,
      registers,
    });
    this.#load = new Histogram({
      name: 'shell_page_load_duration_seconds',
      help: 'How long a page waited for its data and its turn before its components ran, by the owner of the page',
      labelNames: ['section'] as const,
      buckets,
      registers,
    });
    this.#api = new Histogram({
      name: 'shell_api_request_duration_seconds',
      help: 'How long the API took to answer the shell; status 0 where it did not',
      labelNames: ['caller', 'status'] as const,
      buckets,
      registers,
    });
    this.#requests = new Counter({
      name: 'shell_http_requests_total',
      help: 'Requests that were answered',
      labelNames: ['status'] as const,
      registers,
      collect,
    });
    this.#lookups = new Counter({
      name: 'shell_page_cache_lookups_total',
      help: 'Pages that were looked for in the page cache, by what came of it',
      labelNames: ['result'] as const,
      registers,
      collect,
    });
  }

  noteRendering(section: string, { loadMs, renderMs }: RenderTimings): void {
    this.#load.observe({ section }, loadMs / 1000);
    this.#render.observe({ section }, renderMs / 1000);
  }

  /** @param status 0 if there was no answer. */
  noteApi(caller: ApiCaller, status: number, ms: number): void {
    this.#api.observe({ caller, status }, ms / 1000);
  }

  countRequest(status: number): void {
    this.#requests.inc({ status });
  }

  countLookup(result: CacheOutcome): void {
    this.#lookups.inc({ result });
  }

  /** Counts a request that was answered from the cache without the framework. */
  countCachedPage(status: number): void {
    this.#cached.set(status, (this.#cached.get(status) ?? 0) + 1);
  }

  #addCached(): void {
    for (const [status, pages] of this.#cached) {
      this.#requests.inc({ status }, pages);
      this.#lookups.inc({ result: 'hit' }, pages);
    }
    this.#cached.clear();
  }
}
