import type { Page } from '@playwright/test';
import { ADDRESSES } from '@sgc/contract/addresses';
import { covers } from '../../coverage/covers.ts';
import { untilHydrated } from '../../fixtures/hydration.ts';
import { expect, test } from '../../fixtures/test.ts';

test('moving between all sections never loads another document', async ({ page }) => {
  await page.goto('/inventory');
  await untilHydrated(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const nav = page.getByRole('navigation', { name: 'Main' });

  await nav.getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/contact/i);
  await nav.getByRole('button', { name: 'Locations' }).click();
  await nav.getByRole('link', { name: 'Pottsville' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Pottsville');
  await nav.getByRole('button', { name: 'About' }).click();
  await nav.getByRole('link', { name: 'Eco-Impact' }).click();
  await expect(page).toHaveURL('/eco-impact');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await nav.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/eco-impact');

  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test(
  'a new page starts at its top, and Back returns to where the visitor was',
  covers('2.1.19', '9.4.3'),
  async ({ page }) => {
    await page.goto('/inventory');
    await untilHydrated(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(1000);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL('/contact');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL('/inventory');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  },
);

const headings = (page: Page): Promise<string[]> => page.locator('main').getByRole('heading').allTextContents();

for (const address of [ADDRESSES.home, ADDRESSES.inventory, ADDRESSES.rentals, ADDRESSES.denago]) {
  test(`a click that leads to ${address} ends at the headings of its document`, async ({ page }) => {
    await page.goto(address);
    const ofDocument = await headings(page);
    await page.goto(ADDRESSES.about);
    await untilHydrated(page);
    await page.evaluate((href) => document.querySelector<HTMLElement>(`a[href="${href}"]`)?.click(), address);
    await expect(page).toHaveURL(address);
    await expect.poll(() => headings(page)).toEqual(ofDocument);
  });
}

test('hovering a link fetches the next page, so that the click needs nothing more of its code', async ({ page }) => {
  await page.goto('/inventory');
  await untilHydrated(page);
  const fetched = page.waitForResponse((response) => response.url().includes('/_assets/mfe-leads/'));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).hover();
  await fetched;
});

test(
  'an unknown address answers 404 with the page for it, by address and by link',
  covers('2.1.18', '7.15'),
  async ({ page }) => {
    const response = await page.request.get('/no-such-page');
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain('404 Page Not Found');
  },
);

test('a page that a visitor points at is rendered out of sight, and a click shows it as it is', async ({ page }) => {
  await page.goto('/inventory');
  await untilHydrated(page);
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' });
  await link.hover();
  const headings = page.locator('main h1');
  await expect(headings).toHaveCount(2);
  await expect(headings.first()).toBeVisible();
  await expect(headings.last()).toBeHidden();
  // Neither for a keyboard nor for a screen reader.
  await page.locator('page-place a').first().focus();
  expect(await page.evaluate(() => document.activeElement?.closest('page-place'))).toBeNull();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1);
  const ahead = await headings.last().elementHandle();
  await link.click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await ahead?.evaluate((heading) => heading === document.querySelector('main h1'))).toBe(true);

  // Then the page that was left: Back is the likeliest way from here.
  await expect(headings).toHaveCount(2);
  await page.goBack();
  await expect(page).toHaveURL('/inventory');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('main').getByRole('listitem').nth(6)).toBeVisible();
});

test('after Back, the pages of another Back and of Forward are rendered out of sight', async ({ page }) => {
  await page.goto(ADDRESSES.inventory);
  await untilHydrated(page);
  const nav = page.getByRole('navigation', { name: 'Main' });
  await nav.getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL(ADDRESSES.contact);
  await nav.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL(ADDRESSES.home);
  await page.goBack();
  await expect(page).toHaveURL(ADDRESSES.contact);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const outOfSight = page.locator('page-place h1');
  await expect.poll(() => outOfSight.filter({ visible: false }).count()).toBe(2);
  const ahead = await outOfSight.filter({ visible: false, hasText: /inventory/i }).elementHandle();
  await page.goBack();
  await expect(page).toHaveURL(ADDRESSES.inventory);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await ahead?.evaluate((heading) => heading === document.querySelector('main h1'))).toBe(true);
});
