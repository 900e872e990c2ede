import type { Page } from '@playwright/test';
import { ADDRESSES } from '@sgc/contract/addresses';
import { covers } from '../../coverage/covers.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ viewport: { width: 375, height: 800 } });

const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Menu' });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

const open = async (page: Page) => {
  await page.goto(ADDRESSES.inventory);
  await button(page).click();
  await expect(drawer(page)).toBeVisible();
};

test('Escape closes it and gives focus back', covers('4.1'), async ({ page }) => {
  await open(page);
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
});

test('focus stays in it, however often one tabs', async ({ page }) => {
  await open(page);
  const stops = await drawer(page).getByRole('link').count();
  for (let press = 0; press < stops * 2 + 4; press += 1) {
    await page.keyboard.press('Tab');
    // The browser's own controls are between the last and the first stop: then the page's body has focus.
    const outside = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused !== document.body && focused?.closest('dialog') === null;
    });
    expect(outside).toBe(false);
  }
});

test('a chosen link closes it and leads on', covers('2.2.5'), async ({ page }) => {
  await open(page);
  await drawer(page).getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL(new RegExp(`${ADDRESSES.contact}$`));
  await expect(drawer(page)).toBeHidden();
});

test('a click beside it closes it', async ({ page }) => {
  await open(page);
  await page.mouse.click(8, 400);
  await expect(drawer(page)).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the drawer opens, leads on and closes', async ({ page }) => {
    await open(page);
    await drawer(page).getByRole('button', { name: 'Close' }).click();
    await expect(drawer(page)).toBeHidden();
    await button(page).click();
    await drawer(page).getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL(new RegExp(`${ADDRESSES.contact}$`));
    await expect(drawer(page)).toBeHidden();
  });
});
