import type { BusinessProfile } from '@sgc/contract/business';
import type { PostedForm } from '@sgc/contract/section';
import type { RenderedPage, RenderRequest, SetRenderer } from '@sgc/renderer/host';
import { RenderFailure } from '@sgc/renderer/host';
import { pageMatcher } from '@sgc/renderer/set';
import type { Counting } from '@sgc/telemetry';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Durations } from '../metrics/durations.ts';
import { type Address, declaredSearch, readAddress } from './address.ts';
import type { Audience, Audiences } from './audience.ts';
import type { DataRevisions } from './data-revisions.ts';
import { HotPages } from './hot-pages.ts';
import { CachedPage, type CacheResult, type Freshness, HtmlCache } from './html-cache.ts';
import { type Located, PageRendering, type PageRenderingOptions } from './page-rendering.ts';
import type { PageStore } from './page-store.ts';
import { Redirected } from './redirected.ts';
import { logFailure } from './render-failures.ts';
import { sendPage } from './send-page.ts';
import { sendStandIn } from './stand-in.ts';
import { TooManyVariants, type VariantGuard, variantGuard } from './variant-limit.ts';

/** Stands for every unknown address: they all look alike. */
const NOWHERE = '/404';

const NO_SET = 'no set of releases is live yet';

/** A set starts in less; a request for a page that is not kept waits for it no longer. */
const START_LIMIT_MS = 1500;

/** Which sets pages are shown of. */
export interface ShownSets {
  /** Undefined before any set is live. */
  readonly live: SetRenderer | undefined;
  untilLive(limitMs: number): Promise<void>;
}

export interface PagesOptions {
  readonly sets: ShownSets;
  readonly audiences: Pick<Audiences, 'of' | 'seesLive'>;
  readonly revisions: DataRevisions;
  readonly counting: Counting;
  readonly errors: PageRenderingOptions['errors'];
  readonly durations: Pick<Durations, 'countLookup' | 'noteRendering'>;
  readonly business: BusinessProfile;
  /** Pages with parameters that are rendered for one address in a minute; those in the cache do not count. */
  readonly variantLimit: number;
  /** How old a cached page may be that is shown. */
  readonly pageCacheMs: number;
  /** Keeps the last good pages for the process that comes after this one. */
  readonly store: Pick<PageStore, 'keep'>;
  readonly log: FastifyInstance['log'];
}

/** Answers requests for pages: from the cache, from the worker of the visitor's set, or with the page that stands in. */
export class Pages {
  readonly #options: PagesOptions;
  readonly #rendering: PageRendering;
  readonly #cache: HtmlCache;
  readonly #canaryCache: HtmlCache;
  #lastFreshness: Freshness = { set: '', revisions: {} };
  readonly #hot = new HotPages();
  readonly #guardVariants: VariantGuard;

  constructor(options: PagesOptions) {
    const { errors, variantLimit, pageCacheMs: maxAgeMs, store, log } = options;
    this.#options = options;
    this.#rendering = new PageRendering(options);
    this.#guardVariants = variantGuard(variantLimit);
    const onBackgroundError = (error: unknown): void => {
      if (!(error instanceof Redirected))
        logFailure(errors, log, error, { message: 'a page could not be rendered again', level: 'warn' });
    };
    this.#cache = new HtmlCache({
      maxAgeMs,
      onBackgroundError,
      onKeep: (address, cached) => store.keep(address, cached),
    });
    this.#canaryCache = new HtmlCache({ maxAgeMs, onBackgroundError });
  }

  /** Takes over the last good pages of an earlier process. */
  restore(pages: readonly (readonly [address: string, cached: CachedPage])[]): void {
    for (const [address, cached] of pages) this.#cache.restore(address, cached);
  }

  /** Which page of a set shows an address. */
  #locate(renderer: SetRenderer, pathname: string, searchParams: URLSearchParams): Located {
    const match = pageMatcher(renderer.set)(pathname);
    return match === undefined
      ? { renderer, pathname: NOWHERE, search: '', match }
      : { renderer, pathname, search: declaredSearch(searchParams, match.search), match };
  }

  /** The page for the target of a request with these cookies, if it is kept and fresh. */
  kept(target: string, cookies: string | undefined): CachedPage | undefined {
    if (!this.#options.audiences.seesLive(cookies)) return undefined;
    const freshness = this.#freshness();
    return this.#hot.find(target, freshness, () => this.#findKept(target, freshness));
  }

  async answer(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const address = readAddress(request.raw.url ?? '/');
    if (address.kind === 'too-long') return reply.code(414).type('text/plain').send('This address is too long.');
    if (address.kind === 'malformed') return reply.code(400).type('text/plain').send('This address is malformed.');
    if (address.kind === 'moved') return reply.redirect(address.to, 308);

    const kept = this.#options.sets.live === undefined ? this.#keptWithoutSet(address) : undefined;
    if (kept !== undefined) return sendPage(request, reply, kept, { kind: 'stale-if-error' });
    const audience = await this.#audienceOf(request);
    if (audience === undefined) return sendStandIn(reply, this.#options.business);
    const located = this.#locate(audience.renderer, address.pathname, address.searchParams);
    try {
      if (audience.kind === 'preview') return await this.#answerPreview(request, reply, located, audience);
      const result = await this.#shared(located, request, audience);
      if (result.kind === 'stale-if-error')
        this.logFailure(request, result.error, 'a page failed; its last good version stands in', located.pathname);
      return await sendPage(request, reply, result.cached, { kind: result.kind, audience });
    } catch (error) {
      return this.answerFailure(request, reply, error);
    }
  }

  /**
   * The page that an address shows now; undefined if the address leads elsewhere or can have no page.
   * @throws what rendering throws, if no page is kept to stand in.
   */
  async page(target: string, request: FastifyRequest): Promise<CachedPage | undefined> {
    const address = readAddress(target);
    if (address.kind !== 'page') return undefined;
    const audience = await this.#audienceOf(request);
    if (audience === undefined) throw new RenderFailure(NO_SET);
    const located = this.#locate(audience.renderer, address.pathname, address.searchParams);
    try {
      if (audience.kind !== 'preview') return (await this.#shared(located, request, audience)).cached;
      return await this.#unshared(located, request);
    } catch (error) {
      if (error instanceof Redirected) return undefined;
      throw error;
    }
  }

  /**
   * The live set's page at an address, even if the request's browser sees another set, and whether it is made of the
   * releases and data of now; undefined if the address leads elsewhere or can have no page.
   * @throws what rendering throws, if no page is kept to stand in.
   */
  async livePage(
    target: string,
    request: FastifyRequest,
  ): Promise<{ readonly page: RenderedPage; readonly isCurrent: boolean } | undefined> {
    const address = readAddress(target);
    if (address.kind !== 'page') return undefined;
    const renderer = this.#options.sets.live;
    if (renderer === undefined) throw new RenderFailure(NO_SET);
    const located = this.#locate(renderer, address.pathname, address.searchParams);
    try {
      const { kind, cached } = await this.#shared(located, request, { renderer, kind: 'live', depends: false });
      return { page: cached.page, isCurrent: kind === 'hit' || kind === 'miss' };
    } catch (error) {
      if (error instanceof Redirected) return undefined;
      throw error;
    }
  }

  /** The set that a request's browser sees, if any is live. */
  async setFor(request: FastifyRequest): Promise<string | undefined> {
    return (await this.#options.audiences.of(request))?.renderer.set.id;
  }

  /** The audience of a request's browser. While the first set starts, visitors wait for it rather than come back. */
  async #audienceOf(request: FastifyRequest): Promise<Audience | undefined> {
    await this.#options.sets.untilLive(START_LIMIT_MS);
    return this.#options.audiences.of(request);
  }

  /** The page as an earlier process last had it. */
  #keptWithoutSet({ pathname, searchParams }: Extract<Address, { kind: 'page' }>): CachedPage | undefined {
    return this.#cache.last(`${pathname}${declaredSearch(searchParams, [...searchParams.keys()])}`);
  }

  /** A page that is the same for all visitors who see its set. */
  async #shared(located: Located, request: FastifyRequest, audience: Audience): Promise<CacheResult> {
    const result = await this.#lookUp(located, request, audience);
    this.#options.durations.countLookup(result.kind);
    return result;
  }

  #lookUp(located: Located, request: FastifyRequest, { kind, renderer }: Audience): Promise<CacheResult> {
    const render = async () => {
      this.#guardVariants(located.search, request.visitorAddress);
      return this.#rendering.render(located, request);
    };
    if (kind === 'live') return this.#cache.get(keyOf(located), this.#freshness(), render);
    const freshness = { set: renderer.set.id, revisions: this.#options.revisions.current };
    return this.#canaryCache.get(keyOf(located), freshness, render);
  }

  /** A page for one request alone. */
  async #unshared(
    located: Located,
    request: FastifyRequest,
    rest: Pick<RenderRequest, 'submission' | 'preview'> = {},
  ): Promise<CachedPage> {
    const page = await this.#rendering.render(located, request, rest);
    return new CachedPage(page, { set: located.renderer.set.id, revisions: {} });
  }

  /** Answers with a page of a version that is not live: rendered for this request alone. */
  async #answerPreview(
    request: FastifyRequest,
    reply: FastifyReply,
    located: Located,
    audience: Audience,
  ): Promise<FastifyReply> {
    const { preview } = audience;
    const shown = await this.#unshared(located, request, preview === undefined ? {} : { preview });
    return sendPage(request, reply.header('x-robots-tag', 'noindex'), shown, { kind: 'miss', audience });
  }

  /** Answers a form that was posted without JavaScript with its page, what was typed and what is wrong. */
  async answerSubmission(
    request: FastifyRequest,
    reply: FastifyReply,
    pathname: string,
    searchParams: URLSearchParams,
    status: number,
    submission: PostedForm,
  ) {
    const audience = await this.#audienceOf(request);
    if (audience === undefined) return sendStandIn(reply, this.#options.business);
    const located = this.#locate(audience.renderer, pathname, searchParams);
    const { preview } = audience;
    try {
      const rest = preview === undefined ? { submission } : { submission, preview };
      const shown = await this.#unshared(located, request, rest);
      return await sendPage(request, reply, shown, { kind: 'miss', audience, status });
    } catch (error) {
      return this.answerFailure(request, reply, error);
    }
  }

  /** The page that stands in when nothing better is left. */
  async answerFailure(request: FastifyRequest, reply: FastifyReply, error: unknown): Promise<unknown> {
    if (error instanceof Redirected) return reply.redirect(error.location, error.permanent ? 308 : 307);
    if (!(error instanceof RenderFailure)) throw error;
    const isTooMany = error instanceof TooManyVariants;
    if (isTooMany) request.log.warn(error.message);
    else this.logFailure(request, error, 'a page failed and no earlier version is kept');
    const { live } = this.#options.sets;
    if (live === undefined) return sendStandIn(reply, this.#options.business);
    const { set, ready } = live;
    const fallback = new CachedPage(ready.fallback, { set: set.id, revisions: {} });
    reply.header('retry-after', isTooMany ? '60' : '10');
    return sendPage(request, reply, fallback, { kind: 'miss', ...(isTooMany && { status: 429 }) });
  }

  /** Logs, with the request, why a page could not be rendered. */
  logFailure({ log }: FastifyRequest, error: unknown, message: string, path?: string): void {
    logFailure(this.#options.errors, log, error, { message, ...(path !== undefined && { path }) });
  }

  #findKept(target: string, freshness: Freshness): CachedPage | undefined {
    const address = readAddress(target);
    const { live } = this.#options.sets;
    if (address.kind !== 'page' || live === undefined) return undefined;
    const located = this.#locate(live, address.pathname, address.searchParams);
    // An address without a page may be a route of the framework.
    return located.match === undefined ? undefined : this.#cache.peek(keyOf(located), freshness);
  }

  /** The same object as long as nothing has changed. */
  #freshness(): Freshness {
    const set = this.#options.sets.live?.set.id ?? '';
    const revisions = this.#options.revisions.current;
    if (this.#lastFreshness.set !== set || this.#lastFreshness.revisions !== revisions) {
      this.#lastFreshness = { set, revisions };
    }
    return this.#lastFreshness;
  }
}

const keyOf = ({ pathname, search }: Located): string => `${pathname}${search}`;
