import type { Page } from '@playwright/test';
import { ADDRESSES, vehicleAddress } from '@sgc/contract/addresses';
import { untilHydrated } from '../../fixtures/hydration.ts';
import { holdProgram } from '../../fixtures/late-program.ts';
import { expect, test } from '../../fixtures/test.ts';
import { Controls } from '../../pages/controls.ts';
import { InventoryPage } from '../../pages/inventory-page.ts';
import { TEMPLATES } from '../../pages/templates.ts';

const SIZES = { 'a phone': { width: 375, height: 812 }, 'a desk': { width: 1280, height: 900 } };

for (const [where, viewport] of Object.entries(SIZES)) {
  test.describe(`on ${where}, with a program that is 10 s late`, () => {
    test.use({ viewport });

    for (const address of TEMPLATES) {
      test(`every control of ${address} works at once, or once when the program is there`, async ({
        page,
        expectedConsole,
      }) => {
        expectedConsole.push(/status of 404/);
        await page.addInitScript(() => Object.assign(window, { print: () => undefined }));
        const program = await holdProgram(page);
        await page.goto(address);
        const controls = new Controls(page);
        await controls.useAll();
        await page.clock.fastForward('00:10');
        await controls.countReplays();
        program.come();
        await untilHydrated(page);
        await controls.expectDone();
      });
    }
  });
}

test('a cart chosen for comparison before the program is there is chosen, and a second press does not undo it', async ({
  page,
}) => {
  const program = await holdProgram(page);
  await page.goto(ADDRESSES.inventory);
  const compare = page.getByRole('button', { name: /^Compare/ }).first();
  await compare.click();
  await compare.click();
  program.come();
  await expect(compare).toHaveAttribute('aria-pressed', 'true');
  await expect(compare).not.toHaveAttribute('aria-busy');
});

for (const { menu, opener, viewport } of [
  { menu: 'the drawer', opener: 'Menu', viewport: SIZES['a phone'] },
  { menu: 'a menu of the bar', opener: 'Locations', viewport: SIZES['a desk'] },
]) {
  test.describe(`with ${menu} open before the program is there`, () => {
    test.use({ viewport });

    test('an open menu stays open when the program comes', async ({ page }) => {
      const program = await holdProgram(page);
      await page.goto(ADDRESSES.inventory);
      await page.getByRole('banner').getByRole('button', { name: opener }).click();
      const link = page.locator(':popover-open, dialog[open]').getByRole('link').first();
      await expect(link).toBeVisible();
      program.come();
      await untilHydrated(page);
      await expect(link).toBeVisible();
    });
  });
}

test('figures entered before the program is there are worked out when it is', async ({ page }) => {
  const program = await holdProgram(page);
  await page.goto(ADDRESSES.financing);
  const estimator = page.getByRole('form', { name: 'Payment estimator' });
  await estimator.getByLabel('Price').fill('12,000');
  await estimator.getByLabel('Down payment').fill('2000');
  await estimator.getByLabel('Term').selectOption('12 months');
  await estimator.getByLabel('Rate', { exact: true }).selectOption('0% on select models');
  program.come();
  await expect(estimator.getByRole('status')).toContainText('$833.34');

  await page.unrouteAll();
  const second = await page.context().newPage();
  const later = await holdProgram(second);
  await second.goto(ADDRESSES.rentals);
  const days = second.getByLabel('Days', { exact: true });
  const result = second.getByRole('main').locator('[aria-live=polite]').first();
  const before = await result.textContent();
  await days.fill('9');
  later.come();
  await expect(result).not.toHaveText(before ?? '');
  await expect(days).toHaveValue('9');
});

test('filters sent before the program is there are answered by the server', async ({ page }) => {
  await holdProgram(page);
  const inventory = new InventoryPage(page);
  await inventory.open();
  await inventory.brand.selectOption('denago');
  await inventory.apply.click();
  await expect(page).toHaveURL(/brand=denago/);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
});

test.describe('the program is not asked for', () => {
  test('while a visitor only reads, and then it is, after a while', async ({ page }) => {
    const program = await holdProgram(page);
    await page.goto(ADDRESSES.services);
    expect(program.asked).toEqual([]);
    await page.clock.runFor(5000);
    await expect.poll(() => program.asked.length).toBeGreaterThan(0);
  });

  test('until a form comes near', async ({ page }) => {
    const program = await holdProgram(page);
    await page.setViewportSize({ width: 375, height: 600 });
    await page.goto(vehicleAddress('ev-city'));
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('form', { name: 'Payment estimator' }).scrollIntoViewIfNeeded();
    // Frames, and far less time than it takes until nothing has happened for a while.
    const framesLater = async () => {
      await page.clock.runFor(50);
      return program.asked.length;
    };
    await expect.poll(framesLater).toBeGreaterThan(0);
  });

  test('where data is saved, until the first sign of intent', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
    );
    const program = await holdProgram(page);
    await page.goto(ADDRESSES.inventory);
    await page.clock.runFor(60_000);
    expect(program.asked).toEqual([]);
    await page.getByRole('link', { name: 'Contact' }).first().hover();
    await expect.poll(() => program.asked.length).toBeGreaterThan(0);
  });
});

test.describe('a page that was opened in place and then loaded anew, its program on the way', () => {
  const heading = (page: Page) => page.getByRole('heading', { level: 1 });

  test.beforeEach(async ({ page }) => {
    await page.goto(ADDRESSES.inventory);
    await untilHydrated(page);
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
    await expect(heading(page)).toHaveText(/contact/i);
    await page.route('**/_assets/**/*.js', () => undefined);
    await page.reload();
  });

  test('shows the page before at Back, and itself again at Forward', async ({ page }) => {
    const contact = await heading(page).textContent();
    await page.evaluate(() => history.back());
    await expect(heading(page)).toHaveText(/inventory/i);
    await expect(page).toHaveURL(ADDRESSES.inventory);
    await page.evaluate(() => history.forward());
    await expect(heading(page)).toHaveText(contact ?? '');
    await expect(page).toHaveURL(ADDRESSES.contact);
  });

  test('stays at Back from a place within it', async ({ page }) => {
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.evaluate(() => location.assign('#main'));
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(ADDRESSES.contact);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });
});
