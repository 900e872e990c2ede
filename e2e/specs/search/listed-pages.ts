import type { APIRequestContext } from '@playwright/test';

/** Paths of all pages that the sitemap lists. */
export const listedPages = async (request: APIRequestContext): Promise<string[]> => {
  const xml = await (await request.get('/sitemap.xml')).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
};

/** Pages that are not listed: those that are for their visitor only, and one that is not there. */
export const UNLISTED_PAGES = [
  '/thank-you',
  '/request-status',
  '/compare?ids=ev-city,ev-nomad,rover-xl6',
  '/saved',
  '/no-such-page',
] as const;
