import type { Page, Route } from '@playwright/test';
import { ADDRESSES } from '@sgc/contract/addresses';
import { apiErrorSchema } from '@sgc/contract/api';
import { vehicleSchema } from '@sgc/contract/catalog';
import { covers } from '../../coverage/covers.ts';
import { untilHydrated } from '../../fixtures/hydration.ts';
import { withoutData } from '../../fixtures/page-answers.ts';
import { expect, test } from '../../fixtures/test.ts';

test('the API answers one vehicle, or says that there is none', covers('7.5'), async ({ request }) => {
  const found = await request.get('/api/vehicles/ev-city');
  expect(vehicleSchema.parse(await found.json())).toMatchObject({ id: 'ev-city', brand: 'Denago', price: 15_000 });
  const missing = await request.get('/api/vehicles/no-such-cart');
  expect(missing.status()).toBe(404);
  expect(apiErrorSchema.parse(await missing.json()).error).toBe('Vehicle not found');
});

/** Opens a vehicle's page from the inventory's first card, while the API keeps its answer back. */
const openSlowly = async (page: Page) => {
  let letGo = () => {};
  const asked = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let answer = (route: Route) => route.continue();
  await withoutData(page);
  await page.route('**/api/vehicles/*', async (route) => {
    await asked;
    await answer(route);
  });
  await page.goto(ADDRESSES.inventory);
  await untilHydrated(page);
  await page.getByRole('link', { name: 'View Details' }).first().click();
  await expect(page.getByText('Loading the vehicle')).toBeAttached();
  return (how: typeof answer) => {
    answer = how;
    letGo();
  };
};

test('skeletons stand in for a vehicle that is loading', covers('2.5.8'), async ({ page }) => {
  const release = await openSlowly(page);
  const main = page.getByRole('main');
  await expect(main).toBeFocused();
  await expect(main.getByRole('link', { name: 'Back to Inventory' })).toBeVisible();
  await expect(main.getByRole('heading', { level: 1 })).toHaveCount(0);
  release((route) => route.continue());
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Loading the vehicle')).toHaveCount(0);
  await expect(main).toBeFocused();
});

test('a vehicle that turns out to be gone, late, is said to be gone', async ({ page, expectedConsole }) => {
  expectedConsole.push(/404/);
  const release = await openSlowly(page);
  release((route) => route.fulfill({ status: 404, json: { error: 'Vehicle not found' } }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vehicle Not Found');
});

test('a vehicle that cannot be read, late, can be tried again', async ({ page, expectedConsole }) => {
  expectedConsole.push(/503/);
  const release = await openSlowly(page);
  release((route) => route.fulfill({ status: 503, json: { error: 'out of order' } }));
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('This cart cannot be shown right now');
  await page.unroute('**/api/vehicles/*');
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(heading).not.toHaveText('This cart cannot be shown right now');
  await expect(page.getByRole('link', { name: 'Schedule Test Drive' })).toBeVisible();
});
