import { DEFAULT_BUSINESS_PROFILE } from '@sgc/contract/business';
import { childrenOf, parseXml, textOf } from '@sgc/operators-pages/testing';
import { robotsTxt } from './robots.ts';
import { securityTxt } from './security-txt.ts';
import { sitemapXml } from './sitemap.ts';

const ORIGIN = 'https://carts.example';
const HOUR_MS = 3_600_000;

test('a sitemap lists addresses in their order, with a date only where one is known', () => {
  const changed = new Date('2026-02-01T00:00:00.000Z');
  const xml = parseXml(
    sitemapXml(
      [
        { path: '/b?x=1&y=2', lastModified: changed },
        { path: '/a', lastModified: undefined },
      ],
      ORIGIN,
    ),
  );
  const urls = childrenOf(xml, 'url').map((url) => [textOf(url, 'loc'), textOf(url, 'lastmod')]);
  expect(urls).toEqual([
    [`${ORIGIN}/a`, undefined],
    [`${ORIGIN}/b?x=1&y=2`, changed.toISOString()],
  ]);
});

test('crawlers are told of the sitemap and kept from what operators use', () => {
  expect(robotsTxt(ORIGIN)).toBe(`User-agent: *\nDisallow: /ops/\n\nSitemap: ${ORIGIN}/sitemap.xml\n`);
});

test('the contact for vulnerabilities is the same all day, and valid for less than a year', () => {
  const midnight = Date.parse('2026-02-01T00:00:00.000Z');
  const text = securityTxt(DEFAULT_BUSINESS_PROFILE, midnight);
  expect(securityTxt(DEFAULT_BUSINESS_PROFILE, midnight + 23 * HOUR_MS)).toBe(text);
  expect(text).toContain('Expires: 2026-07-31T00:00:00.000Z\n');
});
