import type { ApiFetch, Section } from '@sgc/contract/section';
import { type Gallery, type GalleryPage, type GalleryState, galleryApi, statesOf } from '../gallery/gallery.ts';
import { pageAt } from '../pages/page-at.ts';
import { renderPage } from './render-page.ts';

const EMPTY_LIST = /<(ul|ol|dl)\b[^>]*><\/\1>/;

/** What the page asks on the server, beside what comes of it. */
const renderIn = async (section: Section, gallery: Gallery, { address }: GalleryPage, state: GalleryState) => {
  const asked = new Set<string>();
  const answer = galleryApi(gallery, state);
  const api: ApiFetch = (path, init) => {
    asked.add(path);
    return answer(path, init);
  };
  const { outcome, html } = await renderPage(section, address, api);
  return { outcome, html, asked: [...asked] };
};

/**
 * Tests that a section's gallery is whole: each of its pages is there, with all that it asks the API, and stands in each of
 * its states. A page that stands in `section.pages` and in no gallery fails.
 */
export const testGallery = (section: Section, gallery: Gallery): void => {
  describe(`the gallery of ${section.name}`, () => {
    test.each(section.pages.map(({ id }) => id))('shows the page %s', (id) => {
      expect(gallery.map(({ address }) => pageAt(section, address)?.page.id)).toContain(id);
    });

    test.each(gallery.map((page) => [page.address, page] as const))(
      '%s asks the API for what is recorded, and for nothing else',
      async (_address, page) => {
        const { outcome, asked } = await renderIn(section, gallery, page, 'ok');
        expect(outcome).toBe('ok');
        const recorded = Object.keys(page.asks ?? {});
        expect(asked.filter((path) => !recorded.includes(path))).toEqual([]);
      },
    );

    const withoutData = gallery.flatMap((page) =>
      statesOf(page)
        .filter((state) => state === 'empty' || state === '503')
        .map((state) => [page.address, state, page] as const),
    );
    if (withoutData.length === 0) return;
    test.each(withoutData)('%s has a heading and no empty list in the state %s', async (_address, state, page) => {
      const { outcome, html } = await renderIn(section, gallery, page, state);
      // Then the shell says so.
      if (html === '') return expect(outcome).not.toBe('ok');
      expect(html).toMatch(/<h1[\s>]/);
      expect(html).not.toMatch(EMPTY_LIST);
    });
  });
};
