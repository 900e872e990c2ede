import { expect, test } from '@playwright/test';
import { openSettled } from './settle.ts';

// With Playwright's own test: the gallery is no page of the site, which others count as visited.

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

for (const [name, button, title] of [
  ['success', 'Show a message', 'Saved'],
  ['failure', 'Show an error', 'Error'],
] as const) {
  test(`a message of ${name}`, async ({ page }) => {
    await openSettled(page, '/');
    await page.getByRole('button', { name: button }).click();
    // It stays while the pointer rests on it.
    await page.getByText(title, { exact: true }).hover();
    await expect(page).toHaveScreenshot(`toast-${name}.png`);
  });
}
