import type { Page } from '@playwright/test';
import { untilHydrated, wantProgram } from '../../fixtures/hydration.ts';
import { expect, test } from '../../fixtures/test.ts';

const CATALOG_SCRIPTS = '**/_assets/mfe-catalog/*.js';
const LEADS_SCRIPTS = '**/_assets/mfe-leads/*.js';

/** The browser's words for what these tests break. */
const BROKEN = /Failed to load resource|ERR_FAILED|integrity|Failed to find a valid digest|dynamically imported module/;

test.use({ expectedConsole: [BROKEN] });

test('a section whose script fails leaves the page as the server wrote it, and links work', async ({ page }) => {
  await page.route(CATALOG_SCRIPTS, (route) => route.abort());
  await page.goto('/inventory');
  await expect(page.getByRole('heading', { name: 'Evolution D5 Maverick 4 Plus' }).first()).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/contact/i);
});

test('a section whose script never arrives leaves the page as the server wrote it, and links work', async ({
  page,
}) => {
  await page.route(CATALOG_SCRIPTS, () => undefined);
  await page.goto('/inventory', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Evolution D5 Maverick 4 Plus' }).first()).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/contact/i);
});

/** Adds unsigned code to each of the scripts. @returns resolves when the browser has refused one of them. */
const tamperWith = async (page: Page, scripts: string): Promise<{ readonly refused: Promise<unknown> }> => {
  const refused = page.waitForEvent('console', (message) => message.text().includes('Failed to find a valid digest'));
  await page.route(scripts, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `window.tampered = true;${await response.text()}` });
  });
  return { refused };
};

/** Leaves no script on its way: its answer would be gone with the page. */
const expectNothingTampered = async (page: Page): Promise<void> => {
  await page.unrouteAll({ behavior: 'wait' });
  expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
};

test('a script that is not what its digest says does not run', async ({ page }) => {
  const { refused } = await tamperWith(page, CATALOG_SCRIPTS);
  await page.goto('/inventory');
  await wantProgram(page);
  await refused;
  await expectNothingTampered(page);
  await expect(page.getByRole('heading', { name: 'Evolution D5 Maverick 4 Plus' }).first()).toBeVisible();
});

test('a script that is not what its digest says does not run on a navigation either', async ({ page }) => {
  const { refused } = await tamperWith(page, LEADS_SCRIPTS);
  await page.goto('/inventory');
  await untilHydrated(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/contact/i);
  await wantProgram(page);
  await refused;
  await expectNothingTampered(page);
});
