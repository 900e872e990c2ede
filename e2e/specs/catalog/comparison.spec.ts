import { ADDRESSES, vehicleAddress } from '@sgc/contract/addresses';
import { expectAccessible } from '../../fixtures/accessibility.ts';
import { expect, test } from '../../fixtures/test.ts';

test('up to three carts stand side by side, on every page and after a reload', async ({ page }) => {
  await page.goto(ADDRESSES.inventory);
  const compare = (name: string) => page.getByRole('button', { name: `Compare ${name}`, exact: true });
  for (const name of ['EV NOMAD', 'ROVER XL', 'D5 RANGER 4']) await compare(name).click();
  const bar = page.getByRole('complementary', { name: 'Comparison' });
  await expect(bar).toContainText('3 of 3 to compare: EV NOMAD, ROVER XL, D5 RANGER 4');
  await expect(compare('EV NOMAD')).toHaveAttribute('aria-pressed', 'true');

  await compare('ROVER XXL').click();
  await expect(page.getByText('Up to 3 carts fit side by side')).toBeVisible();
  await expect(compare('ROVER XXL')).toHaveAttribute('aria-pressed', 'false');

  await page.goto(vehicleAddress('rover-xl'));
  await expect(compare('ROVER XL')).toHaveAttribute('aria-pressed', 'true');
  await bar.getByRole('button', { name: 'Compare side by side' }).click();
  const table = page.getByRole('dialog', { name: 'Compare carts' }).getByRole('table');
  await expect(table.getByRole('row', { name: /^Range/ })).toContainText(/45 mi.*50 mi.*Not stated/);
  await expect(table.getByRole('row', { name: /^Price/ })).toContainText(/\$8,495.*\$9,995.*Series from \$7,695/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await bar.getByRole('button', { name: 'Clear' }).click();
  await expect(bar).toHaveCount(0);
});

test('whatever else stands in the storage breaks nothing', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('compared-carts', '[{"id":1},null,"x",{"id":"gone","name":"A cart no longer listed"}]');
    localStorage.setItem('viewed-carts', '{"length":3}');
  });
  await page.goto(vehicleAddress('ev-city'));
  const bar = page.getByRole('complementary', { name: 'Comparison' });
  await expect(bar).toContainText('1 of 3 to compare: A cart no longer listed');
});

test('carts looked at before are a step away', async ({ page }) => {
  await page.goto(vehicleAddress('ev-city'));
  // Looked at is what the page's program has shown; who leaves before that has seen the server's page only.
  await page.waitForFunction(() => localStorage.getItem('viewed-carts') !== null);
  await page.goto(vehicleAddress('ev-nomad'));
  const viewed = page.getByRole('region', { name: 'Recently viewed' });
  await expect(viewed.getByRole('link')).toHaveText(['EV CITY']);
  await viewed.getByRole('link', { name: 'EV CITY' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('EV CITY');
  await expect(viewed.getByRole('link')).toHaveText(['EV NOMAD']);
});

test('sharing copies the address where the device has no sheet of its own', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.goto(vehicleAddress('ev-city'));
  await page.getByRole('link', { name: 'Share' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/vehicle\/ev-city$/);
});

test('the print sheet has the facts and the phone number, and no buttons', async ({ page }) => {
  await page.goto(vehicleAddress('ev-city'));
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await expect(main.getByText('$15,000', { exact: true })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Specifications' })).toBeVisible();
  await expect(page.getByRole('link', { name: '1-844-844-6638' }).first()).toBeVisible();
  for (const name of ['Schedule Test Drive', 'Share', 'Contact Sales Team']) {
    await expect(main.getByRole('link', { name })).toHaveCount(0);
  }
});
