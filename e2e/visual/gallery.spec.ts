import { expect, test } from '@playwright/test';
import { openSettled } from './settle.ts';

test('every component in all its states', async ({ page }) => {
  await openSettled(page, '/');
  await expect(page).toHaveScreenshot('components.png', { fullPage: true });
});

test('a dialog', async ({ page }) => {
  await openSettled(page, '/');
  await page.getByRole('button', { name: 'Open dialog' }).first().click();
  await expect(page).toHaveScreenshot('dialog.png');
});

test('a drawer', async ({ page }) => {
  await openSettled(page, '/');
  await page.getByRole('button', { name: 'Open drawer' }).first().click();
  await expect(page).toHaveScreenshot('drawer.png');
});

for (const [name, button] of [
  ['success', 'Show a message'],
  ['failure', 'Show an error'],
] as const) {
  test(`a message of ${name}`, async ({ page }) => {
    await openSettled(page, '/');
    await page.getByRole('button', { name: button }).click();
    await expect(page).toHaveScreenshot(`toast-${name}.png`);
  });
}
