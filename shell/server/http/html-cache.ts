import type { Revisions } from '@sgc/contract/api';
import type { RenderedPage } from '@sgc/renderer/host';
import { LRUCache } from 'lru-cache';
import { EncodedBytes } from './encoded-bytes.ts';
import type { Encoding } from './encoding.ts';

/** A rendered page, what it was rendered from, and its encodings that were asked for. */
export class CachedPage {
  readonly page: RenderedPage;
  readonly set: string;
  /** Revisions of the data as they were before rendering: a change meanwhile makes the page out of date. */
  readonly revisions: Partial<Revisions>;
  /** Milliseconds since 1970. */
  readonly renderedAt: number;
  readonly #html: EncodedBytes;
  readonly #headers = new WeakMap<Buffer, readonly string[]>();
  #answer: EncodedBytes | undefined;

  /** @param isAskedAgain whether a page of its address was asked for before. */
  constructor(page: RenderedPage, { set, revisions }: Freshness, renderedAt = Date.now(), isAskedAgain = false) {
    this.page = page;
    this.#html = new EncodedBytes(page.html, isAskedAgain);
    this.renderedAt = renderedAt;
    this.set = set;
    this.revisions = revisions;
  }

  /** The headers that go with some of its bytes, made the first time. */
  answerHeaders(bytes: Buffer, make: () => readonly string[]): readonly string[] {
    const known = this.#headers.get(bytes);
    if (known !== undefined) return known;
    const made = make();
    this.#headers.set(bytes, made);
    return made;
  }

  /** The page's bytes; at once when they were asked for before. */
  encoded(encoding: Encoding): Buffer | Promise<Buffer> {
    return this.#html.in(encoding);
  }

  /** The page's data for a navigation, made the first time and kept like its HTML. */
  answer(make: () => Uint8Array): EncodedBytes {
    this.#answer ??= new EncodedBytes(make());
    return this.#answer;
  }
}

export type CacheResult =
  | { readonly kind: 'hit' | 'stale' | 'miss'; readonly cached: CachedPage }
  | { readonly kind: 'stale-if-error'; readonly cached: CachedPage; readonly error?: unknown };

/** The set and data revisions that an up-to-date page is rendered from. */
export interface Freshness {
  readonly set: string;
  readonly revisions: Partial<Revisions>;
}

const LIMIT_BYTES = 64_000_000;

export interface HtmlCacheOptions {
  /** An older page is rendered anew before it is shown. */
  readonly maxAgeMs: number;
  /** Called with the reason if a rendering in the background fails. */
  readonly onBackgroundError: (error: unknown) => void;
  /** Called with every page that is kept. */
  readonly onKeep?: (address: string, cached: CachedPage) => void;
}

/**
 * Rendered pages by address. A page of the live set whose data has changed is shown once more while it is rendered
 * anew; a page that is older than it may be, or of an earlier set, only if rendering fails. Requests that miss together
 * wait for one rendering.
 */
export class HtmlCache {
  readonly #pages = new LRUCache<string, CachedPage>({
    maxSize: LIMIT_BYTES,
    // Its text, and the data for navigations, which is no larger.
    sizeCalculation: ({ page }) => page.html.byteLength * 4,
  });
  readonly #rendering = new Map<string, Promise<CachedPage>>();
  readonly #options: HtmlCacheOptions;

  constructor(options: HtmlCacheOptions) {
    this.#options = options;
  }

  /** Keeps a page that an earlier process rendered. */
  restore(address: string, cached: CachedPage): void {
    this.#pages.set(address, cached);
  }

  /** The last good page of an address, however old. */
  last(address: string): CachedPage | undefined {
    return this.#pages.get(address);
  }

  /** The page at once if a fresh one is kept. */
  peek(address: string, freshness: Freshness): CachedPage | undefined {
    const cached = this.#pages.get(address);
    return cached !== undefined && this.#isFresh(cached, freshness) ? cached : undefined;
  }

  /** @throws what `render` throws, if no page is kept to stand in. */
  async get(address: string, freshness: Freshness, render: () => Promise<RenderedPage>): Promise<CacheResult> {
    const cached = this.#pages.get(address);
    if (cached !== undefined && this.#isFresh(cached, freshness)) return { kind: 'hit', cached };

    const rendering = this.#renderOnce(address, freshness, render);
    if (cached !== undefined && cached.set === freshness.set && this.#isYoung(cached)) {
      rendering.catch(this.#options.onBackgroundError);
      return { kind: 'stale', cached };
    }
    try {
      const rendered = await rendering;
      const worse = rendered.page.status === 503 && cached !== undefined;
      return worse ? { kind: 'stale-if-error', cached } : { kind: 'miss', cached: rendered };
    } catch (error) {
      if (cached === undefined) throw error;
      return { kind: 'stale-if-error', cached, error };
    }
  }

  #renderOnce(address: string, freshness: Freshness, render: () => Promise<RenderedPage>): Promise<CachedPage> {
    const key = `${freshness.set} ${address}`;
    const underWay = this.#rendering.get(key);
    if (underWay !== undefined) return underWay;
    const rendering = this.#render(address, freshness, render).finally(() => this.#rendering.delete(key));
    this.#rendering.set(key, rendering);
    return rendering;
  }

  async #render(address: string, freshness: Freshness, render: () => Promise<RenderedPage>): Promise<CachedPage> {
    const cached = new CachedPage(await render(), freshness, Date.now(), this.#pages.has(address));
    const { caching, status } = cached.page;
    if (caching === 'shared' && status !== 503) {
      this.#pages.set(address, cached);
      this.#options.onKeep?.(address, cached);
    }
    return cached;
  }

  #isYoung({ renderedAt }: CachedPage): boolean {
    return Date.now() - renderedAt < this.#options.maxAgeMs;
  }

  #isFresh(cached: CachedPage, { set, revisions }: Freshness): boolean {
    const { dataTags } = cached.page;
    return (
      cached.set === set && this.#isYoung(cached) && dataTags.every((tag) => cached.revisions[tag] === revisions[tag])
    );
  }
}
