import { pagePolicy } from '../security/headers.ts';
import type { Encoding } from './encoding.ts';
import type { CachedPage, CacheResult } from './html-cache.ts';
import { costOf } from './server-timing.ts';

/** Names the release set that a page came from. */
export const SET_HEADER = 'x-release-set';

const CACHE_STATUS: Record<CacheResult['kind'], string> = {
  hit: 'shell; hit',
  stale: 'shell; hit; detail=stale-while-revalidate',
  miss: 'shell; fwd=miss',
  'stale-if-error': 'shell; hit; detail=stale-if-error',
};

export interface PageHeaderOptions {
  readonly kind: CacheResult['kind'];
  readonly status: number;
  readonly encoding: Encoding;
  /** Whether the page depends on the browser's cookies. */
  readonly depends: boolean;
  /** Whether the browser may keep it: not the answer to a post, and not a preview. */
  readonly keeps: boolean;
}

/** Pages that a browser may keep for Back, and a shared cache if it revalidates each time. */
const LASTING = [200, 404];

const cacheControl = ({ page }: CachedPage, { status, depends, keeps }: PageHeaderOptions): string => {
  if (!keeps || !LASTING.includes(status)) return 'no-store';
  return depends || page.caching === 'private' ? 'private, no-cache' : 'public, max-age=0, must-revalidate';
};

/** The headers of a page's answer. */
export const pageHeaders = (cached: CachedPage, options: PageHeaderOptions): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': pagePolicy(cached.page),
  'cache-control': cacheControl(cached, options),
  'cache-status': CACHE_STATUS[options.kind],
  'server-timing': costOf(options.kind, cached.page.timings),
  vary: options.depends ? 'accept-encoding, cookie' : 'accept-encoding',
  [SET_HEADER]: cached.set,
  ...(options.encoding === 'identity' ? {} : { 'content-encoding': options.encoding }),
});
