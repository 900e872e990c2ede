import { vehicleListSchema } from '@sgc/contract/catalog';
import { covers } from '../../coverage/covers.ts';
import { expect, test } from '../../fixtures/test.ts';
import { InventoryPage } from '../../pages/inventory-page.ts';

test(
  'the first cards are on the page, the rest comes on demand and once',
  covers('2.1.2', '2.5.2', '7.2'),
  async ({ page, request }) => {
    const all = vehicleListSchema.parse(await (await request.get('/api/vehicles')).json());
    const stocked = all.filter(({ inStock }) => inStock).length;
    const inventory = new InventoryPage(page);
    let asked = 0;
    page.on('request', (sent) => {
      if (new URL(sent.url()).pathname === '/api/vehicles') asked += 1;
    });
    await inventory.openWithProgram();
    await expect(
      inventory.heading(`${all.length} vehicles: ${stocked} in stock, ${all.length - stocked} to order`),
    ).toBeVisible();
    await expect(page.getByText(`Showing ${all.length} of ${all.length} total vehicles`)).toBeVisible();
    await expect(inventory.cards).toHaveCount(24);
    expect(asked).toBe(0);

    await inventory.showMore.click();
    await expect(inventory.names).toHaveText(all.map(({ name }) => name));
    await expect(page).toHaveURL('/inventory');
    expect(asked).toBe(1);
  },
);

test(
  'filters apply together, in the page alone, and are cleared together',
  covers('2.5.1', '4.5', '5.7', '5.8', '5.11'),
  async ({ page }) => {
    const inventory = new InventoryPage(page);
    await inventory.openWithProgram();
    await inventory.search.fill('PLUS');
    await inventory.brand.selectOption('evolution');
    await inventory.category.selectOption('maverick');
    await inventory.price.selectOption('under-15000');
    await inventory.apply.click();

    await expect(inventory.names).toHaveText([
      'Evolution D5 Maverick 4 Plus',
      'D5 MAVERICK 4 PLUS',
      'D5 MAVERICK 6 PLUS',
    ]);
    await expect(inventory.heading('3 matching vehicles')).toBeVisible();
    await expect(page).toHaveURL('/inventory');

    await inventory.clear.click();
    await expect(inventory.search).toHaveValue('');
    for (const select of [inventory.brand, inventory.category, inventory.price, inventory.seats, inventory.stock])
      await expect(select).toHaveValue('all');
    await expect(inventory.cards).toHaveCount(24);
  },
);

test('the band in the middle has both of its ends', covers('5.10'), async ({ page }) => {
  const inventory = new InventoryPage(page);
  await inventory.openWithProgram();
  await inventory.price.selectOption('15000-25000');
  await inventory.apply.click();
  await expect(inventory.names).toHaveText(['Evolution D6 Max XT4', 'EV CITY', 'D6 MAX XT4']);
});

test(
  'a search that finds no cart says so, and leads back to all of them',
  covers('2.5.6', '7.13'),
  async ({ page }) => {
    const inventory = new InventoryPage(page);
    await inventory.openWithProgram();
    await inventory.search.fill('no cart has this in its name');
    await inventory.search.press('Enter');

    await expect(inventory.heading('No vehicles match your current filters.')).toBeVisible();
    await expect(page.getByText(/^Showing 0 of \d+ total vehicles$/)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'No vehicles found' })).toBeVisible();
    await expect(page.getByText('Try adjusting your search criteria or filters.')).toBeVisible();
    await inventory.clear.click();
    await expect(inventory.cards).toHaveCount(24);
  },
);

test('categories of the specification come first, those of the data after them', covers('5.9'), async ({ page }) => {
  const inventory = new InventoryPage(page);
  await inventory.open();
  const labels = await inventory.category.getByRole('option').allTextContents();
  expect(labels.slice(0, 6)).toEqual([
    'All Categories',
    'Ranger (5)',
    'Maverick (5)',
    'Forester (2)',
    'Turfman (3)',
    'Rover (3)',
  ]);
  expect(labels.slice(6)).toEqual([...labels.slice(6)].sort());
  expect(labels.slice(6)).toContain('D6 Max (5)');
});

test(
  'a card shows its picture, its price and what that price is, and leads to its vehicle',
  covers('2.5.3'),
  async ({ page }) => {
    const inventory = new InventoryPage(page);
    await inventory.open('?search=denago+ev+city');
    const stocked = inventory.cards.first();
    for (const word of ['NEW', 'In Stock', '2 seats', '40 mi of range']) {
      await expect(stocked.getByText(word, { exact: true })).toBeVisible();
    }
    await expect(stocked.getByText('$11,995')).toBeVisible();

    await inventory.open('?search=d6+max+gt4');
    const card = inventory.cards.first();
    await expect(card.getByText('NEW', { exact: true })).toHaveCount(0);
    await expect(card.getByText('To order, 2-4 weeks')).toBeVisible();
    await expect(card.getByText('Ask for a price')).toBeVisible();
    await expect(card.getByText('Series from $13,595')).toBeVisible();
    const picture = card.locator('img');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const details = card.getByRole('link', { name: 'View Details' });
    await expect(details).toHaveAttribute('href', '/vehicles/d6-max-gt4');
    // The whole card is the link's target.
    await picture.click({ force: true });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('D6 MAX GT4');
  },
);

test('a picture that does not load gives way to a drawing', covers('2.5.7'), async ({ page, expectedConsole }) => {
  expectedConsole.push(/404/);
  const inventory = new InventoryPage(page);
  const [first] = vehicleListSchema.parse(await (await page.request.get('/api/vehicles')).json());
  await page.route('**/api/vehicles', (route) =>
    route.fulfill({ json: [{ ...first, images: ['/media/lost-960.jpg'] }] }),
  );
  await inventory.openFromContact();
  const picture = inventory.cards.locator('img');
  await expect(picture).toHaveAttribute('src', /any-cart/);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});
