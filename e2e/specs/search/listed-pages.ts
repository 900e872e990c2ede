import type { APIRequestContext } from '@playwright/test';

/** Paths of all pages that the sitemap lists. */
export const listedPages = async (request: APIRequestContext): Promise<string[]> => {
  const xml = await (await request.get('/sitemap.xml')).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
};

/** Pages that are not listed: one that is for its visitor only, and one that is not there. */
export const UNLISTED_PAGES = ['/thank-you', '/no-such-page'] as const;
