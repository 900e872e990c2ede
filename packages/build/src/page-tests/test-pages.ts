import type { Section, SeoDescriptor } from '@sgc/contract/section';
import { pageAt, samplesOf } from '../pages/page-at.ts';
import { noApi, renderPage } from './render-page.ts';

/** Lists of results cut off what is longer. */
const LONGEST_TITLE = 60;

/** What says less is replaced by words that a search engine finds on the page. */
const SHORTEST_DESCRIPTION = 30;

const headingsOf = (html: string): number[] => [...html.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level));

const expectHeadings = (html: string): void => {
  const levels = headingsOf(html);
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  const skipped = levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1);
  expect(skipped).toEqual([]);
};

const expectDescribed = (section: Section, address: string, seo: SeoDescriptor): void => {
  const { title, description, canonicalPath, breadcrumbs, robots } = seo;
  expect(title.trim()).not.toBe('');
  expect(title.length).toBeLessThanOrEqual(LONGEST_TITLE);
  expect(description.length).toBeGreaterThanOrEqual(SHORTEST_DESCRIPTION);
  if (robots === 'noindex') return;
  expect(pageAt(section, canonicalPath ?? '')?.page.id).toBe(pageAt(section, address)?.page.id);
  if (breadcrumbs !== undefined) expect(breadcrumbs.at(-1)?.path).toBe(canonicalPath);
};

const isIndexed = (seo: SeoDescriptor | undefined): seo is SeoDescriptor =>
  seo !== undefined && seo.robots !== 'noindex';

/**
 * Tests of what every page of a section holds to, at each of its samples: a page is tested by standing in
 * `section.pages`. What a page prints fails it too, by the jest setting of this package.
 * @param api answers what pages ask, such as `CONTRACT_IN_USE.api` of `@sgc/contract/testing`.
 */
export const testPages = (section: Section, api = noApi): void => {
  const addresses = section.pages.flatMap(samplesOf);

  describe(`every page of ${section.name}`, () => {
    test.each(addresses)('%s shows one title and headings in order, and describes itself', async (address) => {
      const { html, seo } = await renderPage(section, address, api);
      expectHeadings(html);
      expect(seo).toBeDefined();
      if (seo !== undefined) expectDescribed(section, address, seo);
    });

    test.each(addresses)('%s stands while the API is down, or leaves it to the shell to say so', async (address) => {
      const { outcome, html } = await renderPage(section, address);
      if (html === '') expect(['not-found', 'unavailable', 'redirect']).toContain(outcome);
      else expectHeadings(html);
    });

    test('titles and canonical addresses are each used once', async () => {
      const rendered = await Promise.all(addresses.map((address) => renderPage(section, address, api)));
      const indexed = rendered.map(({ seo }) => seo).filter(isIndexed);
      const titles = indexed.map(({ title }) => title);
      const paths = indexed.map(({ canonicalPath }) => canonicalPath);
      expect(titles).toEqual([...new Set(titles)]);
      expect(paths).toEqual([...new Set(paths)]);
    });
  });
};
