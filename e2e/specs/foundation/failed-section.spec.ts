import { expect, test } from '../../fixtures/test.ts';

const CATALOG_SCRIPTS = '**/_assets/mfe-catalog/*.js';
const LEADS_SCRIPTS = '**/_assets/mfe-leads/*.js';

/** The browser's words for what these tests break; a document loaded instead of a page cuts a transition short. */
const BROKEN =
  /Failed to load resource|ERR_FAILED|integrity|Failed to find a valid digest|dynamically imported module|Transition was aborted/;

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

test('a script that is not what its digest says does not run', async ({ page }) => {
  await page.route(CATALOG_SCRIPTS, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `window.tampered = true;${await response.text()}` });
  });
  await page.goto('/inventory', { waitUntil: 'networkidle' });
  expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
  await expect(page.getByRole('heading', { name: 'Evolution D5 Maverick 4 Plus' }).first()).toBeVisible();
});

test('a script that is not what its digest says does not run on a navigation either', async ({ page }) => {
  let tampering = true;
  await page.route(LEADS_SCRIPTS, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: tampering ? `window.tampered = true;${text}` : text });
  });
  await page.goto('/inventory', { waitUntil: 'networkidle' });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/contact/i);
  expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
  tampering = false;
});
