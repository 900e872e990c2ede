import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ADDRESSES, vehicleAddress } from '@sgc/contract/addresses';
import { type BusinessProfile, DEFAULT_BUSINESS_PROFILE } from '@sgc/contract/business';
import { expect, test } from '../../fixtures/test.ts';
import { startWholeSite, type WholeSite } from '../../fixtures/whole-site.ts';
import { checkData, describePage } from './described-page.ts';

test.use({ javaScriptEnabled: false });
// One site for all of them.
test.describe.configure({ mode: 'default' });

const SOURCED = {
  author: 'A customer in Tamaqua',
  headline: 'Up the hill without a sound',
  body: 'They brought the cart to our door and showed us how to charge it.',
  rating: 5,
  datePublished: '2026-05-30',
  sourceUrl: 'https://reviews.example.com/up-the-hill',
};
const UNSOURCED = { ...SOURCED, author: 'Nobody knows who', headline: 'Best of all', sourceUrl: undefined };

const [mountains, valley, ...others] = DEFAULT_BUSINESS_PROFILE.branches;

/** A dealer whose addresses are known, of whom people say something, and who invites to something. */
const PROFILE = {
  branches: [
    { ...mountains, streetAddress: '12 Sample Street', postalCode: '18350' },
    { ...valley, streetAddress: '34 Example Avenue', postalCode: '18641', phone: '1-844-555-0134' },
    ...others,
  ],
  ratings: [
    { of: 'dealer', value: 4.8, count: 127, sourceUrl: 'https://reviews.example.com/dealer' },
    { of: 'product', value: 4.7, count: 23, sourceUrl: 'https://reviews.example.com/carts' },
  ],
  reviews: [SOURCED, UNSOURCED],
  events: [
    {
      name: 'Test drive day',
      description: 'Drive every cart of the lineup.',
      startDate: '2027-05-01',
      endDate: '2027-05-02',
      place: 'Pocono Pines',
    },
  ],
  socialLinks: [{ name: 'Our videos', url: 'https://videos.example.com/dealer' }],
} satisfies Partial<Record<keyof BusinessProfile, unknown>>;

let site: WholeSite;
let folder: string;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'profile-'));
  const file = join(folder, 'profile.json');
  await writeFile(file, JSON.stringify(PROFILE));
  site = await startWholeSite({ BUSINESS_PROFILE: file });
});
test.afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true });
});

const PAGES = [
  ADDRESSES.home,
  ADDRESSES.contact,
  ADDRESSES.showroom,
  ADDRESSES.thankYou,
  ADDRESSES.denago,
  vehicleAddress('denago-ev-city'),
  '/pottsville-golf-carts',
  '/policies/rental-policy',
];

test('a dealer with an address is an AutoDealer on every page, and every fact of it stands on the page', async ({
  page,
}) => {
  for (const path of PAGES) {
    const described = await describePage(page, `${site.address}${path}`);
    await checkData(described);
    const [dealer] = described.graph;
    expect(dealer, path).toMatchObject({
      '@type': 'AutoDealer',
      address: { streetAddress: '12 Sample Street', addressLocality: 'Pocono Pines', postalCode: '18350' },
      department: [{ address: { streetAddress: '34 Example Avenue' }, telephone: '1-844-555-0134' }],
      aggregateRating: { ratingValue: 4.8, reviewCount: 127 },
      sameAs: ['https://videos.example.com/dealer'],
    });
  }
});

test('reviews with a source and dated events are shown and told on the home page, and nowhere else', async ({
  page,
}) => {
  for (const path of PAGES) {
    const { graph, text } = await describePage(page, `${site.address}${path}`);
    const told = graph.filter(({ '@type': type }) => type === 'Review' || type === 'Event');
    expect(text).not.toContain(UNSOURCED.author.toLowerCase());
    if (path !== ADDRESSES.home) {
      expect(told, path).toEqual([]);
      continue;
    }
    expect(told).toEqual([
      expect.objectContaining({ '@type': 'Review', url: SOURCED.sourceUrl, reviewBody: SOURCED.body }),
      expect.objectContaining({ '@type': 'Event', startDate: '2027-05-01', endDate: '2027-05-02' }),
    ]);
  }
});

test('carts are rated only where the rating has a source', async ({ page }) => {
  const { graph } = await describePage(page, `${site.address}${vehicleAddress('denago-ev-city')}`);
  expect(graph.find(({ '@type': type }) => type === 'Product')).toMatchObject({
    aggregateRating: { ratingValue: 4.7, reviewCount: 23 },
  });
});

test('a cart that changes dates its page and those that show it, by the change', async ({ request }) => {
  const dates = async (): Promise<ReadonlyMap<string, string>> => {
    const xml = await (await request.get(`${site.address}/sitemap.xml`)).text();
    const entries = xml.matchAll(/<loc>([^<]+)<\/loc>\s*<lastmod>([^<]+)</g);
    return new Map([...entries].map(([, loc = '', date = '']) => [new URL(loc).pathname, date]));
  };
  expect([...(await dates())]).toEqual([]);
  const file = join(site.folder, 'stock.json');
  await site.command('inventory', 'export', file);
  const stock = JSON.parse(await readFile(file, 'utf8')) as { id: string; price: number }[];
  const cheaper = stock
    .filter(({ id }) => id === 'denago-ev-city')
    .map((cart) => ({ ...cart, price: cart.price - 500 }));
  await writeFile(file, JSON.stringify(cheaper));
  await site.command('inventory', 'import', file);
  const changed = (await request.get(`${site.address}/api/vehicles`)).headers()['last-modified'] ?? '';
  await expect
    .poll(async () => Object.fromEntries(await dates()))
    .toEqual(
      Object.fromEntries(
        ['/', '/inventory', '/vehicle/denago-ev-city'].map((path) => [path, new Date(changed).toISOString()]),
      ),
    );
});
