import { municipalityAddress } from '@sgc/contract/addresses';
import { covers } from '../../coverage/covers.ts';
import { untilHydrated } from '../../fixtures/hydration.ts';
import { expect, test } from '../../fixtures/test.ts';

test.describe('a municipality', () => {
  test(
    'names its place, its county and its neighbors, and leads to the inventory',
    covers('2.3.2'),
    async ({ page }) => {
      await page.goto(municipalityAddress('mount-carmel'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Golf carts in Mount Carmel');
      const main = page.getByRole('main');
      await expect(main.getByText('Northumberland County').first()).toBeVisible();
      await expect(main.getByRole('img', { name: /Mount Carmel on a map of/ })).toBeVisible();
      await expect(main.getByRole('link', { name: 'View Inventory' })).toHaveAttribute('href', '/inventory');
      await expect(main.getByRole('link', { name: /^Call / }).first()).toHaveAttribute('href', /^tel:/);
    },
  );

  test('asks no other site for a map until a visitor opens it', covers('2.3.6', '7.9'), async ({ page }) => {
    const asked: string[] = [];
    await page.route(/openstreetmap\.org/, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title>' });
    });
    await page.goto(municipalityAddress('tamaqua'));
    const opener = page.getByText('Open the interactive map');
    await opener.scrollIntoViewIfNeeded();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    expect(asked).toEqual([]);
    await opener.click();
    await expect(page.getByTitle('Map of Tamaqua, Schuylkill County')).toBeVisible();
    await expect.poll(() => asked.length).toBe(1);
    expect(asked[0]).toContain('marker=40.8041');
  });

  test('opens its neighbor without loading a document, for a visitor from a page with a program', async ({ page }) => {
    await page.goto('/services');
    await untilHydrated(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Tamaqua' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Golf carts in Tamaqua');
    await page.getByRole('main').getByRole('link', { name: 'West Penn Township' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Golf carts in West Penn Township');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  test('that is not served is not found', async ({ request }) => {
    expect((await request.get(municipalityAddress('dover'))).status()).toBe(404);
  });
});

test(
  'every municipality of the footer opens, with its own address as the canonical one',
  covers('2.1.16', '2.2.11', '2.3.8'),
  async ({ page, request }) => {
    await page.goto('/about');
    const links = page.getByRole('contentinfo').locator('a[href$="-golf-carts"]');
    const paths = await links.evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''));
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.length).toBeGreaterThanOrEqual(25);
    for (const path of paths) {
      const response = await request.get(path);
      expect(response.status(), path).toBe(200);
      expect(await response.text()).toMatch(new RegExp(`<link rel="canonical" href="[^"]+${path}"`));
    }
  },
);
