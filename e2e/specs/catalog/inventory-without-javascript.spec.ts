import { expect, test } from '../../fixtures/test.ts';
import { InventoryPage } from '../../pages/inventory-page.ts';

test.use({ javaScriptEnabled: false });

test('the form asks the server, which filters and keeps what was chosen', async ({ page }) => {
  const inventory = new InventoryPage(page);
  await inventory.open();
  await expect(inventory.cards).toHaveCount(24);
  await inventory.search.fill('max');
  await inventory.brand.selectOption('evolution');
  await inventory.price.selectOption('15000-25000');
  await inventory.apply.click();

  await expect(inventory.names).toHaveText(['Evolution D6 Max XT4', 'D6 MAX XT4']);
  await expect(inventory.search).toHaveValue('max');
  await expect(inventory.brand).toHaveValue('evolution');
  await expect(inventory.price).toHaveValue('15000-25000');
  await inventory.clear.click();
  await expect(page).toHaveURL('/inventory');
  await expect(inventory.cards).toHaveCount(24);
});

test('facets, order and a misspelled word are the server’s too, and a chip takes its filter away', async ({ page }) => {
  const inventory = new InventoryPage(page);
  await inventory.open('?seats=6&max=12000&sort=price-low');
  await expect(inventory.names.first()).toHaveText('CARRIER 6 PLUS');
  await expect(inventory.seats).toHaveValue('6');
  await page.getByRole('link', { name: 'Remove filter Up to $12,000' }).click();
  await expect(page).toHaveURL('/inventory?seats=6&sort=price-low');
  await inventory.open('?search=denagoo');
  await expect(page.getByText('for “denago”')).toBeVisible();
  expect(await inventory.cards.count()).toBe(7);
});

test('every vehicle can be reached page by page', async ({ page }) => {
  const inventory = new InventoryPage(page);
  await inventory.open();
  const first = await inventory.names.allTextContents();
  await inventory.showMore.click();
  await expect(page).toHaveURL('/inventory?page=2');
  const second = await inventory.names.allTextContents();
  await expect(page.getByText(`of ${first.length + second.length}`, { exact: false }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Show the vehicles before' }).click();
  await expect(inventory.names).toHaveText(first);
});

for (const search of [
  '?page=999999',
  '?page=-1',
  '?page=1e9',
  '?brand=tesla&price=free&seats=99&max=-1&sort=x',
  '?color=red',
  '?search=%00%F0%9F',
]) {
  test(`${search} is answered with vehicles or with their absence`, async ({ page }) => {
    const response = await page.goto(`/inventory${search}`);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/vehicle/);
  });
}
