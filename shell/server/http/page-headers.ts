import { pagePolicy } from '../security/headers.ts';
import type { Encoding } from './encoding.ts';
import type { CachedPage, CacheResult } from './html-cache.ts';

/** Names the release set that a page came from. */
export const SET_HEADER = 'x-release-set';

const CACHE_STATUS: Record<CacheResult['kind'], string> = {
  hit: 'shell; hit',
  stale: 'shell; hit; detail=stale-while-revalidate',
  miss: 'shell; fwd=miss',
  'stale-if-error': 'shell; hit; detail=stale-if-error',
};

/** The headers of a page's answer. */
export const pageHeaders = (
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
