import { withGalleryPage, withPage } from './list-page.ts';

const PLAN = { page: 'spring-sale', address: '/eco/spring-sale', title: 'Spring sale' };

const LISTED = `{
      id: 'spring-sale',
      path: '/eco/spring-sale',
      seo: async (context) => (await import('./pages/spring-sale.seo.ts')).springSaleSeo(context),
      Component: () => import('./pages/spring-sale.page.tsx'),
    }`;

test.each([
  ['after the last page', 'pages: [\n    { id: a },\n  ],', `pages: [\n    { id: a },\n    ${LISTED},\n  ],`],
  ['where the list has no comma at its end', 'pages: [{ id: a }]', `pages: [{ id: a },\n    ${LISTED}]`],
  ['where there is no page yet', 'pages: []', `pages: [\n    ${LISTED}]`],
  [
    'beside other lists and words',
    "// pages: [\n  words: 'pages: [',\n  pages: [{ samples: [1] }],\n  fragments: { pages: [] }",
    `// pages: [\n  words: 'pages: [',\n  pages: [{ samples: [1] },\n    ${LISTED}],\n  fragments: { pages: [] }`,
  ],
])('a new page is listed %s', (_, before, after) => {
  const around = (list: string): string =>
    `const first = [1];\nexport const section = defineSection({\n  ${list}\n});\n`;
  expect(withPage(around(before), PLAN)).toBe(around(after));
});

test('a file without a list of pages is left alone, in words that help', () => {
  expect(() => withPage('export const section = defineSection({ pages });', PLAN)).toThrow('add the page by hand');
});

test('a new page is listed in the gallery, as one that asks the API nothing', () => {
  const gallery = (list: string): string => `const cart = [1];\nexport const gallery: Gallery = [${list}];\n`;
  expect(withGalleryPage(gallery("{ address: '/eco' }"), PLAN)).toBe(
    gallery("{ address: '/eco' },\n    { address: '/eco/spring-sale' }"),
  );
  expect(() => withGalleryPage('export const gallery = pages();', PLAN)).toThrow('add the page by hand');
});
