import { covers } from '../../coverage/covers.ts';
import { untilActed } from '../../fixtures/page-answers.ts';
import { expect, test } from '../../fixtures/test.ts';
import { InventoryPage, LIST } from '../../pages/inventory-page.ts';

test('six skeletons stand in for vehicles that are loading', covers('2.5.4', '9.4.1'), async ({ page }) => {
  const inventory = new InventoryPage(page);
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(LIST, async (route) => {
    await asked;
    await route.continue();
  });
  await inventory.openFromContact();
  await expect(inventory.loading.getByRole('listitem')).toHaveCount(6);
  answer();
  await expect(inventory.heading(/vehicles: \d+ in stock/)).toBeVisible();
  await expect(inventory.loading).toHaveCount(0);
});

test(
  'the list is asked for four times, then the error line says why; trying again helps',
  covers('2.5.5', '7.3', '7.12', '9.4.1'),
  async ({ page, expectedConsole }) => {
    expectedConsole.push(/503/);
    const inventory = new InventoryPage(page);
    let asked = 0;
    await page.clock.install();
    await page.route(LIST, (route) => {
      asked += 1;
      return route.fulfill({ status: 503, json: { error: 'out of order' } });
    });
    await inventory.openFromContact();
    const line = page.getByText('Error loading vehicles: Failed to fetch vehicles: 503');
    await expect(async () => {
      await page.clock.runFor(1000);
      await expect(line).toBeVisible({ timeout: 100 });
    }).toPass();
    expect(asked).toBe(4);

    await page.unroute(LIST);
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(inventory.heading(/vehicles: \d+ in stock/)).toBeVisible();
    await expect(line).toHaveCount(0);
  },
);

test('an answer that is no list of vehicles is an error, not a broken page', async ({ page }) => {
  const inventory = new InventoryPage(page);
  await page.clock.install();
  await page.route(LIST, (route) => route.fulfill({ json: [{ id: 'x', price: 'free' }] }));
  await inventory.openFromContact();
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(page.getByText('Error loading vehicles: Failed to fetch vehicles: unreadable answer')).toBeVisible({
      timeout: 100,
    });
  }).toPass();
});

test('coming back to the window asks for nothing again', covers('7.3', '7.10'), async ({ page }) => {
  const inventory = new InventoryPage(page);
  await inventory.openFromContact();
  await expect(inventory.heading(/vehicles: \d+ in stock/)).toBeVisible();
  let asked = 0;
  page.on('request', (sent) => {
    if (sent.url().endsWith('/api/vehicles')) asked += 1;
  });
  await page.evaluate(() => {
    window.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
  });
  await untilActed(page);
  expect(asked).toBe(0);
});
