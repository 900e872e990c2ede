import type { RefusedSubmission } from '@sgc/contract/section';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ReleaseControl } from '../releases/release-control.ts';
import type { Rendered, RenderedPage, RenderRequest } from '../render/messages.ts';
import { RenderFailure } from '../render/render-worker.ts';
import type { SetRenderer } from '../render/set-renderer.ts';
import { type PageMatch, pageMatcher } from '../routing/page-match.ts';
import { pagePolicy } from '../security/headers.ts';
import { declaredSearch, readAddress } from './address.ts';
import type { DataRevisions } from './data-revisions.ts';
import { CachedPage, type CacheResult, type Encoding, HtmlCache } from './html-cache.ts';

/** Names the release set that a page came from. */
export const SET_HEADER = 'x-release-set';

/** Stands for every address that leads nowhere: they all look alike. */
const NOWHERE = '/404';

/** A page whose loading led elsewhere; thrown so that the cache keeps nothing. */
class Redirected {
  readonly location: string;
  readonly permanent: boolean;

  constructor({ location, permanent }: Extract<Rendered, { kind: 'redirect' }>) {
    this.location = location;
    this.permanent = permanent;
  }
}

interface Located {
  readonly renderer: SetRenderer;
  readonly pathname: string;
  readonly search: string;
  readonly match: PageMatch | undefined;
}

const encodingFor = (accepted: string | string[] | undefined): Encoding => {
  const text = String(accepted ?? '');
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(text)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(text) ? 'gzip' : 'identity';
};

const CACHE_STATUS: Record<CacheResult['kind'], string> = {
  hit: 'shell; hit',
  stale: 'shell; hit; detail=stale-while-revalidate',
  miss: 'shell; fwd=miss',
  'stale-if-error': 'shell; hit; detail=stale-if-error',
};

export interface PagesOptions {
  readonly control: ReleaseControl;
  readonly revisions: DataRevisions;
  /** What goes with every answer. */
  readonly headers: Readonly<Record<string, string>>;
  readonly log: FastifyInstance['log'];
}

/** Answers requests for pages: from the cache, from the live set's worker, or with the page that stands in. */
export class Pages {
  readonly #control: ReleaseControl;
  readonly #revisions: DataRevisions;
  readonly #cache: HtmlCache;
  readonly #headers: Readonly<Record<string, string>>;
  #matcher: { readonly set: string; readonly match: ReturnType<typeof pageMatcher> } | undefined;

  constructor({ control, revisions, headers, log }: PagesOptions) {
    this.#control = control;
    this.#revisions = revisions;
    this.#headers = headers;
    this.#cache = new HtmlCache((error) => {
      if (!(error instanceof Redirected)) log.warn({ err: error }, 'a page could not be rendered again');
    });
  }

  /** Which page of the live set shows an address. */
  locate(pathname: string, searchParams: URLSearchParams): Located {
    const renderer = this.#control.live;
    const match = this.#match(renderer, pathname);
    return match === undefined
      ? { renderer, pathname: NOWHERE, search: '', match }
      : { renderer, pathname, search: declaredSearch(searchParams, match.search), match };
  }

  async answer(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const address = readAddress(request.raw.url ?? '/');
    if (address.kind === 'too-long') return reply.code(414).type('text/plain').send('This address is too long.');
    if (address.kind === 'malformed') return reply.code(400).type('text/plain').send('This address is malformed.');
    if (address.kind === 'moved') return reply.redirect(address.to, 308);

    const located = this.locate(address.pathname, address.searchParams);
    const key = `${located.pathname}${located.search}`;
    const freshness = { set: located.renderer.set.id, revisions: this.#revisions.current };
    const fresh = this.#cache.peek(key, freshness);
    if (fresh !== undefined) return this.#answerKept(request, reply, fresh);
    try {
      const result = await this.#cache.get(key, freshness, () => render(located, { requestId: request.id }));
      if (result.kind === 'stale-if-error')
        request.log.error(
          { err: result.error, address: located.pathname },
          'a page failed; its last good version stands in',
        );
      return await send(request, reply, result.cached, result.kind);
    } catch (error) {
      return this.answerFailure(request, reply, error);
    }
  }

  /** Answers a form that was posted without JavaScript with its page, what was typed and what is wrong. */
  async answerSubmission(
    request: FastifyRequest,
    reply: FastifyReply,
    pathname: string,
    searchParams: URLSearchParams,
    status: number,
    submission: RefusedSubmission,
  ) {
    const located = this.locate(pathname, searchParams);
    try {
      const page = await render(located, { requestId: request.id, submission });
      const shown = new CachedPage({ ...page, caching: 'private' }, { set: located.renderer.set.id, revisions: {} });
      reply.code(status);
      return await send(request, reply, shown, 'miss', status);
    } catch (error) {
      return this.answerFailure(request, reply, error);
    }
  }

  /** The page that stands in when nothing better is left. */
  async answerFailure(request: FastifyRequest, reply: FastifyReply, error: unknown): Promise<unknown> {
    if (error instanceof Redirected) return reply.redirect(error.location, error.permanent ? 308 : 307);
    if (!(error instanceof RenderFailure)) throw error;
    request.log.error({ err: error }, 'a page failed and no earlier version is kept');
    const { set, ready } = this.#control.live;
    reply.header('retry-after', '10');
    return send(request, reply, new CachedPage(ready.fallback, { set: set.id, revisions: {} }), 'miss');
  }

  /** Most answers are these: bytes and headers that were made before, written without another look. */
  #answerKept(request: FastifyRequest, reply: FastifyReply, cached: CachedPage): unknown {
    const encoding = encodingFor(request.headers['accept-encoding']);
    const bytes = cached.encoded(encoding);
    if (!Buffer.isBuffer(bytes)) return send(request, reply, cached, 'hit');
    const headers = cached.answerHeaders(encoding, () =>
      Object.entries({
        ...this.#headers,
        ...pageHeaders(cached, 'hit', cached.page.status, encoding),
        'content-length': String(bytes.length),
      }).flat(),
    );
    reply.hijack();
    reply.raw.writeHead(cached.page.status, [...headers, 'x-request-id', request.id]);
    reply.raw.end(bytes);
    return reply;
  }

  #match(renderer: SetRenderer, pathname: string): PageMatch | undefined {
    if (this.#matcher?.set !== renderer.set.id) {
      this.#matcher = { set: renderer.set.id, match: pageMatcher(renderer.set) };
    }
    return this.#matcher.match(pathname);
  }
}

const render = async (
  { renderer, pathname, search, match }: Located,
  rest: Pick<RenderRequest, 'requestId' | 'submission'>,
): Promise<RenderedPage> => {
  const rendered = await renderer.render({ pathname, search, match, ...rest });
  if (rendered.kind === 'redirect') throw new Redirected(rendered);
  return rendered;
};

const pageHeaders = (
  { page, set }: CachedPage,
  kind: CacheResult['kind'],
  status: number,
  encoding: Encoding,
): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': pagePolicy(page.scriptHashes),
  'cache-control': page.caching === 'shared' && status === 200 ? 'public, max-age=0, must-revalidate' : 'no-store',
  'cache-status': CACHE_STATUS[kind],
  vary: 'accept-encoding',
  [SET_HEADER]: set,
  ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
});

const send = async (
  request: FastifyRequest,
  reply: FastifyReply,
  cached: CachedPage,
  kind: CacheResult['kind'],
  status: number = cached.page.status,
): Promise<FastifyReply> => {
  const encoding = encodingFor(request.headers['accept-encoding']);
  const bytes = await cached.encoded(encoding);
  return reply
    .code(status)
    .headers(pageHeaders(cached, kind, status, encoding))
    .send(bytes);
};
