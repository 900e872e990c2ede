import type { Page } from '@playwright/test';
import { ADDRESSES, compareAddress, vehicleAddress } from '@sgc/contract/addresses';
import { expectAccessible } from '../../fixtures/accessibility.ts';
import { untilHydrated } from '../../fixtures/hydration.ts';
import { expect, test } from '../../fixtures/test.ts';
import { walkByTab } from '../../pages/tab-walk.ts';

const trayOf = (page: Page) => page.getByRole('complementary', { name: 'Comparison' });

test('up to three carts stand side by side at an address of their own, and Back leads back', async ({ page }) => {
  await page.goto(ADDRESSES.inventory);
  await untilHydrated(page);
  const compare = (name: string) => page.getByRole('button', { name: `Compare ${name}`, exact: true });
  for (const name of ['EV NOMAD', 'ROVER XL', 'D5 RANGER 4']) await compare(name).click();
  const tray = trayOf(page);
  await expect(tray).toContainText('3 of 3 to compare: EV NOMAD, ROVER XL, D5 RANGER 4');
  await expect(compare('EV NOMAD')).toHaveAttribute('aria-pressed', 'true');

  await compare('ROVER XXL').click();
  await expect(tray).toContainText('Full: take one out to add ROVER XXL');
  await expect(compare('ROVER XXL')).toHaveAttribute('aria-pressed', 'false');

  await tray.getByRole('link', { name: 'Compare' }).click();
  await expect(page).toHaveURL(compareAddress(['ev-nomad', 'rover-xl', 'd5-ranger-4']));
  await expect(page.getByRole('table').getByRole('row', { name: /^Range/ })).toContainText(/45 mi.*50 mi.*Not stated/);
  await expectAccessible(page);
  await page.goBack();
  await expect(page).toHaveURL(ADDRESSES.inventory);
  await tray.getByRole('button', { name: 'Clear' }).click();
  await expect(tray).toHaveCount(0);
});

test('a visitor with the link sees the same, differences are marked, and a column can be taken out', async ({
  page,
}) => {
  await page.goto(compareAddress(['ev-nomad', 'rover-xl', 'turfman-200']));
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText(['EV NOMAD', 'ROVER XL', 'TURFMAN 200']);
  await expect(table.getByRole('row', { name: /^Price/ })).toContainText(/\$8,495.*\$9,995.*Ask for a price/);
  await expect(table.getByRole('rowheader', { name: 'Range (differs)' })).toBeVisible();
  await expect(table.getByRole('rowheader', { name: 'Drive', exact: true })).toBeVisible();
  await page.getByLabel('Show only what differs').check();
  await expect(table.getByRole('rowheader', { name: 'Drive', exact: true })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Ask about these carts' })).toHaveAttribute(
    'href',
    /^\/contact\?vehicle=ev-nomad&note=I\+am\+comparing\+EV\+NOMAD/,
  );
  await untilHydrated(page);
  await table.getByRole('link', { name: 'Remove ROVER XL' }).click();
  await expect(page).toHaveURL(compareAddress(['ev-nomad', 'turfman-200']));
});

for (const [ids, says] of [
  [[], 'Choose “Compare” on up to 3 carts'],
  [['no-such-cart'], 'Choose “Compare” on up to 3 carts'],
  [['ev-city'], 'Choose “Compare” on a second cart'],
] as const) {
  test(`comparing ${ids.length === 0 ? 'nothing' : ids.join()} says how to go on`, async ({ page }) => {
    await page.goto(compareAddress(ids));
    await expect(page.getByText(says)).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });
}

test.describe('on a phone with a choice of carts', () => {
  test.use({ viewport: { width: 375, height: 667 } });

  for (const address of [ADDRESSES.inventory, vehicleAddress('ev-city')]) {
    test(`no part of ${address} that gets focus lies under the tray`, async ({ page }) => {
      await page.addInitScript(() => {
        const carts = ['ev-city', 'ev-nomad'].map((id) => ({ id, name: id }));
        localStorage.setItem('compared-carts', JSON.stringify(carts));
      });
      await page.goto(address);
      await untilHydrated(page);
      await expect(trayOf(page)).toBeVisible();
      expect((await trayOf(page).boundingBox())?.height).toBeLessThanOrEqual(56);
      expect((await walkByTab(page)).unseen).toEqual([]);
      // Zoomed in to 400 %, the tray waits at the end of the page.
      await page.setViewportSize({ width: 320, height: 256 });
      await expect(trayOf(page)).toHaveCSS('position', 'static');
    });
  }
});

test('saved carts are kept by this browser, which says so', async ({ page }) => {
  await page.goto(vehicleAddress('ev-city'));
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Save EV CITY' }).click();
  await page.goto(ADDRESSES.saved);
  await expect(page.getByText('Kept in this browser only')).toBeVisible();
  const card = page.getByRole('article').filter({ hasText: 'EV CITY' });
  await expect(card).toContainText('$15,000');
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Remove EV CITY' }).click();
  await expect(page.getByText('You have saved no cart yet.')).toBeVisible();
});

test('without the page’s program no dead button is in sight, though the browser runs scripts', async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/ERR_FAILED/);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(ADDRESSES.inventory);
  await expect(page.getByRole('button', { name: /^Compare/ })).toHaveCount(0);
  await page.goto(vehicleAddress('ev-city'));
  const estimator = page.getByRole('form', { name: 'Payment estimator' });
  await expect(estimator.getByRole('button', { name: 'Estimate Payment' })).toBeVisible();
  await page.goto(ADDRESSES.rentals);
  await expect(page.getByRole('button', { name: 'Work out the cost' })).toBeVisible();
});

test('given other things in the storage, a page works and shows the carts that are among them', async ({ page }) => {
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
  await untilHydrated(page);
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
