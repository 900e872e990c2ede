import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type OwnSite, startOwnSite } from '../../fixtures/own-site.ts';
import { expect, test } from '../../fixtures/test.ts';

const RINGTOWN = {
  name: 'Ringtown',
  slug: 'ringtown',
  type: 'Borough',
  county: 'Schuylkill',
  lat: 40.8581,
  lng: -76.2363,
};

const TEXT = `---
population: 828 # a figure for this test
landArea: 0.45 # a figure for this test
---
## Behind the mountain

Ringtown lies in a valley of its own, and a quiet cart suits it.
`;

/** What a team does for a new place: a record, a text and its line in the index. */
const addMunicipality = async (section: string): Promise<void> => {
  const records = join(section, 'src/domain/municipality/municipalities.json');
  await writeFile(records, JSON.stringify([...JSON.parse(await readFile(records, 'utf8')), RINGTOWN]));
  const texts = join(section, 'src/content/municipalities');
  await writeFile(join(texts, 'ringtown.md'), TEXT);
  const index = await readFile(join(texts, 'index.ts'), 'utf8');
  await writeFile(
    join(texts, 'index.ts'),
    `import ringtown from './ringtown.md';\n${index.replace('MUNICIPALITY_TEXTS = {', 'MUNICIPALITY_TEXTS = { ringtown,')}`,
  );
};

const placesIn = (html: string): number => new Set(html.match(/href="\/[a-z-]+-golf-carts"/g)).size;

let site: OwnSite;
test.beforeAll(async () => {
  site = await startOwnSite({ section: 'mfe-content' });
});
test.afterAll(async () => {
  await site.close();
});

test('a new municipality is a release of this section alone', async ({ request }) => {
  test.setTimeout(90_000);
  const textOf = async (path: string) => (await request.get(`${site.origin}${path}`)).text();
  const before = placesIn(await textOf('/services'));
  expect((await request.get(`${site.origin}/ringtown-golf-carts`)).status()).toBe(404);

  await addMunicipality(site.section);
  await site.release();

  await expect
    .poll(async () => (await request.get(`${site.origin}/ringtown-golf-carts`)).status(), { timeout: 40_000 })
    .toBe(200);
  expect(await textOf('/ringtown-golf-carts')).toContain('Golf carts in Ringtown');
  // The footer of every page, and every count.
  expect(placesIn(await textOf('/services'))).toBe(before + 1);
  expect(await textOf('/showroom')).toContain(`${before + 1} municipalities, each with a page of its own`);
  expect(await textOf('/about')).toContain(`All ${before + 1} municipalities`);
  expect(await textOf('/policies/delivery-policy')).toContain(`In all ${before + 1} municipalities`);
  // Search engines are told of it.
  expect(await textOf('/sitemap.xml')).toContain('/ringtown-golf-carts</loc>');
  // Its neighbors know it.
  expect(await textOf('/shenandoah-golf-carts')).toContain(`of the other ${before} communities`);
});
