import { ADDRESSES } from '@sgc/contract/addresses';
import { expect, test } from '../../fixtures/test.ts';
import { InventoryPage } from '../../pages/inventory-page.ts';

const MATCHING = /^\d+ matching vehicles$/;

/** Until all cards are there, and those out of sight have their full height. */
const untilLaidOut = async (inventory: InventoryPage): Promise<void> => {
  const matching = Number.parseInt((await inventory.heading(MATCHING).textContent()) ?? '', 10);
  await expect(inventory.cards).toHaveCount(matching);
  const places = inventory.page.locator('li').filter({ has: inventory.cards });
  for (const place of await places.all()) await expect(place).toHaveCSS('content-visibility', 'visible');
};

test('a search is there again on Back, on reload and by Back to Inventory, at a clean address', async ({ page }) => {
  const inventory = new InventoryPage(page);
  await inventory.openWithProgram();
  await inventory.search.fill('six');
  await inventory.seats.selectOption('6');
  await inventory.apply.click();
  await expect(inventory.heading(MATCHING)).toBeVisible();
  await untilLaidOut(inventory);
  const found = await inventory.names.allTextContents();
  const isRestored = async () => {
    await expect(page).toHaveURL(ADDRESSES.inventory);
    await expect(inventory.names).toHaveText(found);
    await expect(inventory.search).toHaveValue('six');
    await expect(inventory.seats).toHaveValue('6');
  };
  const last = inventory.cards.last().getByRole('link', { name: /^View Details/ });
  await last.focus();
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(300);

  // By key, which scrolls nowhere.
  await last.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(found.at(-1) ?? '');
  await page.goBack();
  await isRestored();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);

  await last.focus();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
  await last.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(found.at(-1) ?? '');
  await page.getByRole('main').getByRole('link', { name: 'Back to Inventory' }).first().click();
  await isRestored();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);

  await page.reload();
  await isRestored();
});

test('the link to a search shows it to someone else, with or without scripts', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const inventory = new InventoryPage(page);
  await inventory.openWithProgram();
  await inventory.stock.selectOption('in-stock');
  await inventory.sort.selectOption('price-low');
  await expect(inventory.names).toHaveText(['Denago EV City', 'Evolution D5 Maverick 4 Plus', 'Evolution D6 Max XT4']);
  await page.getByRole('button', { name: 'Copy a link to this search' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const theirs = new InventoryPage(await other.newPage());
  await theirs.page.goto(link);
  await expect(theirs.names).toHaveText(await inventory.names.allTextContents());
  await other.close();
});

for (const search of ['6 seater', 'six-seat', 'denago nomad', 'street legal', 'touchscreen']) {
  test(`"${search}" finds carts`, async ({ page }) => {
    const inventory = new InventoryPage(page);
    await inventory.openWithProgram();
    await inventory.search.fill(search);
    await inventory.search.press('Enter');
    await expect(inventory.heading(MATCHING)).toBeVisible();
    expect(await inventory.cards.count()).toBeGreaterThan(1);
  });
}

test('a word that is one letter off is put right, and said', async ({ page }) => {
  const inventory = new InventoryPage(page);
  await inventory.openWithProgram();
  await inventory.search.fill('nomat denago');
  await inventory.search.press('Enter');
  await expect(page.getByRole('paragraph').filter({ hasText: 'for “nomad denago”' })).toBeVisible();
  await expect(inventory.names).toHaveText(['EV NOMAD', 'NOMAD XL']);
});

test('a chip takes its filter away, and the form follows', async ({ page }) => {
  const inventory = new InventoryPage(page);
  await inventory.openWithProgram();
  await inventory.seats.selectOption('8');
  await inventory.apply.click();
  await expect(inventory.names).toHaveText(['ROVER XXL', 'CARRIER 8 PLUS']);
  await page.getByRole('list', { name: 'Active filters' }).getByRole('link', { name: 'Remove filter 8 seats' }).click();
  await expect(inventory.cards).toHaveCount(24);
  await expect(inventory.seats).toHaveValue('all');
});
