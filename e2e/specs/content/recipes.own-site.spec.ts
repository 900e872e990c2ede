import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
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

const POLICY = `---
title: Battery policy
description: How we take back and recycle the batteries of carts.
keywords: golf cart battery recycling
---
We take back every battery that we sold.

## Taking back

Bring it in the showroom hours.
`;

/** What a team does for a new policy, as docs/recipes.md says: its text and its line in the index. */
const addPolicy = async (section: string): Promise<void> => {
  const policies = join(section, 'src/content/policies');
  await writeFile(join(policies, 'battery-policy.md'), POLICY);
  const index = await readFile(join(policies, 'index.ts'), 'utf8');
  const entry = "'battery-policy': { name: 'Battery Policy', text: batteryPolicy },";
  await writeFile(
    join(policies, 'index.ts'),
    `import batteryPolicy from './battery-policy.md';\n${index.replace(/(const POLICIES[^=]* = \{)/, `$1 ${entry}`)}`,
  );
};

const PAGE = `
import type { PageProps } from '@sgc/contract/section';
import { Hero } from '@sgc/ui';

export default function SeasonPage({ business }: PageProps) {
  return <Hero title="The season opens" lead={\`On the first of April, at \${business.name}.\`} />;
}
`;

const PAGE_SEO = `
import type { PageContext, SeoDescriptor } from '@sgc/contract/section';

export const seasonSeo = ({ business }: PageContext): SeoDescriptor => ({
  title: 'The season opens',
  description: \`When the season of \${business.name} begins, and what is there on the first day of it.\`,
  canonicalPath: '/content/season',
});
`;

const PAGE_ENTRY = `
    {
      id: 'season',
      path: '/content/season',
      seo: async (context) => (await import('./pages/season.seo.ts')).seasonSeo(context),
      Component: () => import('./pages/season.page.tsx'),
    },`;

/** What a team does for a new page within its own part of the site, as docs/recipes.md says. */
const addPage = async (section: string): Promise<void> => {
  await writeFile(join(section, 'src/pages/season.page.tsx'), PAGE);
  await writeFile(join(section, 'src/pages/season.seo.ts'), PAGE_SEO);
  const file = join(section, 'src/section.ts');
  await writeFile(file, (await readFile(file, 'utf8')).replace('  pages: [', `  pages: [${PAGE_ENTRY}`));
};

const placesIn = (html: string): number => new Set(html.match(/href="\/[a-z-]+-golf-carts"/g)).size;

let site: OwnSite;
test.beforeAll(async () => {
  site = await startOwnSite({ section: 'mfe-content' });
});
test.afterAll(async () => {
  await site.close();
});

/** Builds the changed copy, publishes it, and waits until the shell shows an address that it did not know before. */
const releaseWith = async (request: APIRequestContext, path: string): Promise<void> => {
  const status = async () => (await request.get(`${site.origin}${path}`)).status();
  expect(await status()).toBe(404);
  expect(await site.release()).toBe('live');
  await expect.poll(status, { timeout: 40_000 }).toBe(200);
};

// One after the other: each works on what the one before has released.
test.describe.configure({ mode: 'serial' });

test('given the two files of the recipe, a new policy is live, in the footer and in the sitemap, by a release of its section', async ({
  request,
}) => {
  const textOf = async (path: string) => (await request.get(`${site.origin}${path}`)).text();
  const link = '<a href="/policies/battery-policy">Battery Policy</a>';
  expect(await textOf('/services')).not.toContain(link);
  await addPolicy(site.section);
  await releaseWith(request, '/policies/battery-policy');
  expect(await textOf('/policies/battery-policy')).toContain('We take back every battery');
  expect(await textOf('/services')).toContain(link);
  expect(await textOf('/sitemap.xml')).toContain('/policies/battery-policy</loc>');
});

test('given the three files of the recipe, a new page under the own prefix is live by a release of its section', async ({
  request,
}) => {
  await addPage(site.section);
  await releaseWith(request, '/content/season');
  const html = await (await request.get(`${site.origin}/content/season`)).text();
  expect(html).toMatch(/<h1[^>]*>The season opens<\/h1>/);
  expect(html).toMatch(/<title[^>]*>The season opens/);
});

test('a new municipality is a release of this section alone', async ({ request }) => {
  const textOf = async (path: string) => (await request.get(`${site.origin}${path}`)).text();
  const before = placesIn(await textOf('/services'));
  await addMunicipality(site.section);
  await releaseWith(request, '/ringtown-golf-carts');
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
