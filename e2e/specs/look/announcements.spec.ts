import type { Page } from '@playwright/test';
import { ADDRESSES, compareAddress, vehicleAddress } from '@sgc/contract/addresses';
import { untilHydrated } from '../../fixtures/hydration.ts';
import { expect, test } from '../../fixtures/test.ts';
import { InventoryPage } from '../../pages/inventory-page.ts';

declare global {
  interface Window {
    /** What live regions said since recording began. */
    said: string[];
  }
}

/**
 * Writes down what a screen reader would say by itself: each live region in sight whose words change, once for all its changes of one
 * moment. A page that is rendered ahead has regions, too, and is silent.
 */
const listen = (page: Page) =>
  page.evaluate(() => {
    window.said = [];
    const regions = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], output';
    new MutationObserver((changes) => {
      const changed = changes.flatMap(({ target, addedNodes }) => {
        const element = target instanceof Element ? target : target.parentElement;
        const within = element?.closest(regions);
        const added = [...addedNodes].filter((node) => node instanceof Element);
        return [...(within ? [within] : []), ...added.flatMap((node) => (node.matches('[role=alert]') ? [node] : []))];
      });
      for (const region of new Set(changed)) {
        if (!region.checkVisibility()) continue;
        const words = region.textContent.trim();
        if (words !== '' && words !== window.said.at(-1)) window.said.push(words);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });

const said = (page: Page) => page.evaluate(() => window.said);

test('given a way to another page, the focused heading speaks for it, and no region does', async ({ page }) => {
  await page.goto(ADDRESSES.inventory);
  await untilHydrated(page);
  await listen(page);
  await page.getByRole('link', { name: 'Rentals' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rent a golf cart' })).toBeFocused();
  expect(await said(page)).toEqual([]);
});

test('given filters, the count is said once', async ({ page }) => {
  const inventory = new InventoryPage(page);
  await inventory.openWithProgram();
  await listen(page);
  await inventory.search.fill('nomad');
  await inventory.apply.click();
  await expect(inventory.heading(/^2 matching/)).toBeVisible();
  expect(await said(page)).toEqual(['2 matching vehicles Showing 2 of 32 total vehicles']);
});

test('given a cart too many for the comparison, the refusal is said once', async ({ page }) => {
  await page.goto(ADDRESSES.inventory);
  await untilHydrated(page);
  await listen(page);
  const compare = page.getByRole('button', { name: /^Compare / });
  for (const index of [0, 1, 2]) await compare.nth(index).click();
  await expect(page.getByText(/^3 of 3 to compare/).filter({ visible: true })).toBeVisible();
  const before = (await said(page)).length;
  await compare.nth(3).click();
  await expect(page.getByText(/^Full: take one out/).filter({ visible: true })).toBeVisible();
  expect((await said(page)).slice(before)).toEqual([expect.stringMatching(/^Full: take one out/)]);
});

test('given a copied link, that is said once', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.goto(vehicleAddress('ev-city'));
  await untilHydrated(page);
  await listen(page);
  await page.getByRole('link', { name: 'Share' }).click();
  await expect(page.getByText('Link copied').first()).toBeVisible();
  expect(await said(page)).toEqual([expect.stringMatching(/^Link copied/)]);
});

test('given a comparison with one cart less, the heading keeps silent and the table stays', async ({ page }) => {
  await page.goto(compareAddress(['ev-city', 'ev-nomad', 'rover-xl6']));
  await untilHydrated(page);
  await listen(page);
  await page.getByRole('table').getByRole('link', { name: 'Remove EV NOMAD' }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  expect(await said(page)).toEqual([]);
});

test('given a figure for a payment, the estimate is said once', async ({ page }) => {
  await page.goto(vehicleAddress('ev-city'));
  await untilHydrated(page);
  await listen(page);
  await page.getByLabel('Rate', { exact: true }).selectOption({ index: 1 });
  await expect(page.getByText('Estimated payment a month')).toBeVisible();
  expect(await said(page)).toEqual([expect.stringContaining('Estimated payment a month')]);
});
