import type { Page } from '@playwright/test';
import { ADDRESSES, municipalityAddress } from '@sgc/contract/addresses';
import { expect, test } from '../../fixtures/test.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const button = (page: Page) => page.getByRole('button', { name: 'Locations' });
const link = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tamaqua' });

const openByKeyboard = async (page: Page) => {
  await page.goto(ADDRESSES.inventory);
  // The state is written once the script runs.
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(link(page)).toBeVisible();
};

test('Escape closes it and gives focus back', async ({ page }) => {
  await openByKeyboard(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(link(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
});

test('a menu closes when focus leaves it', async ({ page }) => {
  await openByKeyboard(page);
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'About' })).toBeFocused();
  await expect(link(page)).toBeHidden();
});

test('opening another closes it', async ({ page }) => {
  await openByKeyboard(page);
  await page.getByRole('button', { name: 'About' }).click();
  await expect(page.getByRole('link', { name: 'Eco-Impact' })).toBeVisible();
  await expect(link(page)).toBeHidden();
});

test('a link in it leads on and closes it', async ({ page }) => {
  await openByKeyboard(page);
  await link(page).click();
  await expect(page).toHaveURL(new RegExp(`${municipalityAddress('tamaqua')}$`));
  await expect(link(page)).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a menu opens, and Escape closes it', async ({ page }) => {
    await page.goto(ADDRESSES.inventory);
    await button(page).click();
    await expect(link(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(link(page)).toBeHidden();
  });
});
