import { ADDRESSES } from '@sgc/contract/addresses';
import { apiErrorSchema } from '@sgc/contract/api';
import { vehicleSchema } from '@sgc/contract/catalog';
import { covers } from '../../coverage/covers.ts';
import { untilHydrated } from '../../fixtures/hydration.ts';
import { expect, test } from '../../fixtures/test.ts';

test('the API answers one vehicle, or says that there is none', covers('7.5'), async ({ request }) => {
  const found = await request.get('/api/vehicles/ev-city');
  expect(vehicleSchema.parse(await found.json())).toMatchObject({ id: 'ev-city', brand: 'Denago', price: 15_000 });
  const missing = await request.get('/api/vehicles/no-such-cart');
  expect(missing.status()).toBe(404);
  expect(apiErrorSchema.parse(await missing.json()).error).toBe('Vehicle not found');
});

test('a vehicle that takes its time leaves the page before it in use', covers('2.5.8'), async ({ page }) => {
  await page.goto(ADDRESSES.inventory);
  await untilHydrated(page);
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/vehicles/ev-city', async (route) => {
    await asked;
    await route.continue();
  });
  const asking = page.waitForRequest('**/api/vehicles/ev-city');
  await page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'EV CITY', exact: true }) })
    .getByRole('link', { name: 'View Details' })
    .click();
  await asking;
  await page.getByRole('searchbox', { name: 'Search' }).fill('nomad');
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('nomad');
  answer();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('EV CITY');
});
