import { untilHydrated } from '../../fixtures/hydration.ts';
import { expect, test } from '../../fixtures/test.ts';
import { TEMPLATES } from '../../pages/templates.ts';
import { imageSize } from './image-size.ts';
import { listedPages, UNLISTED_PAGES } from './listed-pages.ts';
import { RecordedSite } from './recorded-site.ts';

const KEYWORDS = /<meta name="keywords" content="([^"]+)"/;

const pathnameOf = (address: string): string => new URL(address, 'https://site.invalid').pathname;

const contentOf = (html: string, tag: RegExp): string | undefined => tag.exec(html)?.[1];

test('every address of the sitemap is a page of its own: found, canonical, and like no other', async ({ request }) => {
  const said = new Map<string, string>();
  const paths = await listedPages(request);
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of paths) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    const html = await response.text();
    expect(new URL(contentOf(html, /<link rel="canonical" href="([^"]+)"/) ?? '').pathname, path).toBe(path);
    expect(html).not.toContain('content="noindex"');
    for (const tag of [/<title[^>]*>([^<]+)/, /<meta name="description" content="([^"]+)"/]) {
      const value = contentOf(html, tag) ?? '';
      expect(value.length, path).toBeGreaterThan(0);
      expect(said.get(value), `${path} says "${value}" too`).toBeUndefined();
      said.set(value, path);
    }
  }
  const listed = TEMPLATES.filter((path) => !(UNLISTED_PAGES as readonly string[]).includes(path));
  for (const template of listed) expect(paths, template).toContain(pathnameOf(template));
});

test('the sitemap dates only pages that were seen to change', async ({ request }) => {
  const dates = async () => {
    const xml = await (await request.get('/sitemap.xml')).text();
    return [...xml.matchAll(/<lastmod>([^<]+)<\/lastmod>/g)].map(([, date = '']) => date);
  };
  const first = await dates();
  // The suite's own site has just started, and cannot tell since when its pages are as they are.
  if (process.env.BASE_URL === undefined) expect(first).toEqual([]);
  for (const date of first) expect(Date.parse(date)).toBeLessThanOrEqual(Date.now());
  // Nothing has changed meanwhile.
  expect(await dates()).toEqual(first);
});

test('robots are told of the sitemap, and pages that are not to be listed say so', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toMatch(/^User-agent: \*\nDisallow: \/ops\/\n\nSitemap: https?:\/\/[^/]+\/sitemap\.xml\n$/);
  for (const [path, status] of [
    ['/thank-you', 200],
    ['/no-such-page', 404],
  ] as const) {
    const response = await request.get(path);
    expect(response.status()).toBe(status);
    expect(await response.text()).toContain('<meta name="robots" content="noindex" data-page>');
  }
});

for (const [from, to] of [
  ['/Inventory', '/inventory'],
  ['/inventory/', '/inventory'],
  ['/POLICIES/Rental-Policy//?x=1', '/policies/rental-policy?x=1'],
]) {
  test(`${from} moves to ${to} at once`, async ({ request }) => {
    const response = await request.get(`${from}`, { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    expect(response.headers().location).toBe(to);
  });
}

test('every page has keywords, and is shared with a card of 1200 by 630 that is there', async ({ request }) => {
  const cards = new Set<string>();
  for (const path of [...(await listedPages(request)), '/thank-you']) {
    const html = await (await request.get(path)).text();
    const card = contentOf(html, /<meta property="og:image" content="([^"]+)"/);
    expect(card, path).toBeDefined();
    expect(contentOf(html, /<meta property="og:image:alt" content="([^"]+)"/), path).toBeDefined();
    expect(contentOf(html, KEYWORDS)?.split(', ').length, path).toBeGreaterThan(1);
    cards.add(new URL(card ?? '').pathname);
  }
  expect(cards.size).toBeGreaterThan(40);
  for (const card of cards) {
    const response = await request.get(card);
    expect(response.headers()['content-type'], card).toBe('image/jpeg');
    expect(response.headers()['cross-origin-resource-policy']).toBe('cross-origin');
    expect(imageSize(await response.body()), card).toEqual({ width: 1200, height: 630 });
  }
});

test('icons, manifest and theme colors are there', async ({ page, request }) => {
  await page.goto('/');
  const hrefs = await page
    .locator('link[rel=icon], link[rel=apple-touch-icon], link[rel=manifest]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs).toEqual(['/favicon.svg', '/favicon.ico', '/apple-touch-icon.png', '/manifest.webmanifest']);
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  const icons = manifest.icons.map(({ src }: { src: string }) => src);
  expect(icons.length).toBeGreaterThan(2);
  for (const path of [...hrefs, ...icons]) expect((await request.get(path)).status(), path).toBe(200);
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    const named = await page.locator(`meta[name=theme-color][media*=${scheme}]`).getAttribute('content');
    const [red = 0, green = 0, blue = 0] = await page
      .locator('html')
      .evaluate((root) => (getComputedStyle(root).backgroundColor.match(/\d+/g) ?? []).map(Number));
    const hex = [red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('');
    expect(named).toBe(`#${hex}`);
  }
});

test('feeds hold the carts that have a price of their own, each with its page, its picture and its price', async ({
  request,
}) => {
  const vehicles = (await (await request.get('/api/vehicles')).json()) as {
    id: string;
    price: number;
    priceKind: string;
  }[];
  const priced = vehicles.filter(({ priceKind }) => priceKind !== 'series-from');
  const feed = await (await request.get('/feeds/vehicles.json')).json();
  expect(feed.version).toBe('https://jsonfeed.org/version/1.1');
  const items = feed.items as { url: string; image: string; _vehicle: { id: string; price: number } }[];
  expect(items.map(({ _vehicle: { id, price } }) => [id, price])).toEqual(priced.map(({ id, price }) => [id, price]));

  const response = await request.get('/feeds/vehicles.xml');
  const xml = await response.text();
  expect(response.headers()['content-type']).toContain('application/xml');
  expect([...xml.matchAll(/<g:price>([^<]+)</g)].map(([, price]) => price)).toEqual(
    priced.map(({ price }) => `${price.toFixed(2)} USD`),
  );
  for (const { url, image } of items) {
    expect((await request.get(new URL(url).pathname)).status()).toBe(200);
    expect((await request.get(new URL(image).pathname)).status()).toBe(200);
    expect(xml).toContain(`<g:link>${url}</g:link>`);
  }
});

test.describe('rules for likely next pages', () => {
  test('are gone once the program fetches them itself', async ({ page }) => {
    const html = await (await page.goto('/'))?.text();
    expect(html).toContain('<script type="speculationrules">');
    await untilHydrated(page);
    await expect(page.locator('script[type=speculationrules]')).toHaveCount(0);
  });

  test('stay where there is no program, and the security policy lets them', async ({ page, expectedConsole }) => {
    expectedConsole.push(/net::ERR_FAILED/);
    await page.route(/\/_assets\/shell\/.*\.js$/, (route) => route.abort());
    const response = await page.goto('/');
    const rules = page.locator('script[type=speculationrules]');
    await expect(rules).toHaveCount(1);
    const digest = await rules.evaluate(async ({ textContent }) => {
      const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(textContent ?? ''));
      return btoa(String.fromCharCode(...new Uint8Array(bytes)));
    });
    expect(response?.headers()['content-security-policy']).toContain(`'sha256-${digest}'`);
  });

  test('fetch the page behind a link that is pointed at, once, and show that when it is chosen', async ({
    page,
    baseURL,
    expectedConsole,
  }) => {
    expectedConsole.push(/status of 404/);
    const site = await RecordedSite.of(baseURL ?? '', (path) => /^\/_assets\/shell\/.*\.js$/.test(path));
    await page.goto(`${site.origin}/`);
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Inventory', exact: true });
    expect(site.purposesOf('/inventory')).toEqual([]);
    await link.hover();
    await expect.poll(() => site.purposesOf('/inventory')).toEqual(['prefetch']);
    expect(site.requests.filter(({ purpose }) => purpose !== undefined)).toHaveLength(1);

    await link.click();
    await expect(page).toHaveURL(`${site.origin}/inventory`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(site.purposesOf('/inventory')).toEqual(['prefetch']);
    site.close();
  });
});
