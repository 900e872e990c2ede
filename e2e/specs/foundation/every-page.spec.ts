import { ADDRESSES, municipalityAddress, vehicleAddress } from '@sgc/contract/addresses';
import { DEFAULT_BUSINESS_PROFILE, telephoneHref } from '@sgc/contract/business';
import { covers } from '../../coverage/covers.ts';
import { untilHydrated } from '../../fixtures/hydration.ts';
import { expect, test } from '../../fixtures/test.ts';
import { NO_SUCH_PAGE, TEMPLATES } from '../../pages/templates.ts';

const { phone, origin } = DEFAULT_BUSINESS_PROFILE;

/** Names that belong to other dealers' sites. */
const FOREIGN = /\b(Delaware|Dover|Berks|Montgomery|Ocean County|Luzerne|Sussex)\b/;

const PAGES = TEMPLATES.filter((address) => address !== NO_SUCH_PAGE);

/** What they show is one visitor's: no search engine lists them. */
const FOR_ONE_VISITOR = [ADDRESSES.thankYou, ADDRESSES.requestStatus, ADDRESSES.compare, ADDRESSES.saved];

const hrefsOf = (links: Element[]) => links.map((link) => link.getAttribute('href'));
const contentsOf = (tags: Element[]) => tags.map((tag) => tag.getAttribute('content'));

for (const address of PAGES) {
  test(
    `${address} is framed, named, described, open to everybody, and of this dealer alone`,
    covers('1.1', '1.2', '1.6', '1.7', '1.10', '7.1', '9.1.1'),
    async ({ page, baseURL }) => {
      const elsewhere: string[] = [];
      page.on('request', (request) => {
        if (new URL(request.url()).origin !== new URL(baseURL ?? '').origin) elsewhere.push(request.url());
      });
      const response = await page.goto(address);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);

      const footer = page.getByRole('contentinfo');
      await expect(footer.getByRole('link', { name: phone })).toHaveAttribute('href', telephoneHref(phone));
      await expect(footer.getByRole('definition')).toHaveText(['9AM-5PM', '9AM-5PM', 'Closed']);

      await expect(page).toHaveTitle(/Schuylkill Golf Carts/);
      for (const name of ['description', 'twitter:card']) {
        await expect(page.locator(`meta[name="${name}"]`)).toHaveAttribute('content', /\S/);
      }
      await expect(page.locator('meta[name=keywords]')).toHaveAttribute('content', /golf cart/i);
      for (const property of ['og:title', 'og:description', 'og:type']) {
        await expect(page.locator(`meta[property="${property}"]`)).toHaveAttribute('content', /\S/);
      }
      // What no search engine lists has no address to be known by.
      const isListed = !FOR_ONE_VISITOR.some((path) => address.startsWith(path));
      const known = isListed ? [`${origin}${new URL(address, origin).pathname}`] : [];
      expect(await page.locator('link[rel=canonical]').evaluateAll(hrefsOf)).toEqual(known);
      expect(await page.locator('meta[property="og:url"]').evaluateAll(contentsOf)).toEqual(known);

      const text = await page.locator('body').innerText();
      expect(text).toContain('Schuylkill County');
      expect(text).not.toMatch(FOREIGN);
      expect(text).not.toMatch(/sign in|log in|my account/i);
      expect([...new Set(text.match(/\b1-\d{3}-\d{3}-\d{4}\b/g))]).toEqual([phone]);
      expect(elsewhere).toEqual([]);
    },
  );
}

test('a page takes its tags along when it is left', covers('1.9'), async ({ page }) => {
  await page.goto(vehicleAddress('ev-city'));
  await untilHydrated(page);
  await expect(page.locator('meta[property="product:price:amount"]')).toHaveCount(1);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' }).click();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${origin}${ADDRESSES.services}`);
  await expect(page.locator('meta[property="product:price:amount"]')).toHaveCount(0);
  for (const tag of ['title', 'meta[name=description]', 'link[rel=canonical]', 'meta[property="og:url"]']) {
    await expect(page.locator(tag)).toHaveCount(1);
  }
});

test(
  'a page describes what it shows for machines, and claims no rating or review that has no source',
  covers('1.8', '3.8'),
  async ({ request }) => {
    for (const [address, type] of [
      [vehicleAddress('ev-city'), 'Product'],
      [municipalityAddress('pottsville'), 'Service'],
    ] as const) {
      const html = await (await request.get(address)).text();
      const data = [...html.matchAll(/<script[^>]+application\/ld\+json[^>]*>([^<]*)</g)]
        .map(([, json]) => json)
        .join();
      expect(data, address).toContain(`"${type}"`);
      expect(data, address).not.toMatch(/AggregateRating|"Review"/);
      expect(html).not.toMatch(/\b4\.[78] (out of|from|stars)/);
    }
  },
);
