import { readFileSync } from 'node:fs';
import { expectAccessible } from '../../fixtures/accessibility.ts';
import { untilHydrated } from '../../fixtures/hydration.ts';
import { tokenOf } from '../../fixtures/operator.ts';
import { expect, test } from '../../fixtures/test.ts';

// The page for signing in says with its status that nobody is signed in, and the browser repeats it.
test.use({ expectedConsole: [/status of 401/] });

const SECTION = 'mfe-eco';
const RELEASE = new URL(`../../../${SECTION}/dist/release/`, import.meta.url);

test.describe('the page of operators, without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 800 } });

  test('a token that is not known opens nothing; one that is shows what is live and lets a section be held', async ({
    page,
  }) => {
    await page.goto('/ops');
    await page.getByLabel('Your token').fill('a guess');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert')).toHaveText('This token is not known here.');

    await page.getByLabel('Your token').fill(tokenOf(SECTION));
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Releases');
    const own = page.getByRole('region', { name: SECTION });
    await expect(own.getByText(/^Live:/)).toBeVisible();
    // Others are seen, not operated.
    await expect(page.getByRole('region', { name: 'mfe-leads' }).getByRole('group')).toHaveCount(0);

    const hold = own.getByRole('group').filter({ hasText: 'Let nothing new of it go live' });
    await hold.getByText('Hold', { exact: true }).first().click();
    await hold.getByLabel('Why').fill('a look at the page of operators');
    await hold.getByLabel('Let nothing new of it go live').check();
    await hold.getByRole('button', { name: 'Hold' }).click();
    await expect(page.getByRole('status')).toHaveText(`${SECTION} is held: nothing new of it goes live.`);
    await expect(own.getByText(/^Held by local/)).toBeVisible();
    await expect(own.getByRole('listitem').filter({ hasText: 'section held' })).toContainText('a look at the page');

    const end = own.getByRole('group').filter({ hasText: 'End the hold' });
    await end.getByText('End the hold').first().click();
    await end.getByLabel('Why').fill('seen');
    await end.getByLabel('Let new versions go live again').check();
    await end.getByRole('button', { name: 'End the hold' }).click();
    await expect(page.getByRole('status')).toHaveText(`${SECTION} is not held any more.`);

    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByLabel('Your token')).toBeVisible();
  });

  test('nothing is wider than a phone', async ({ page }) => {
    await page.goto('/ops');
    await page.getByLabel('Your token').fill(tokenOf('operators'));
    await page.getByRole('button', { name: 'Sign in' }).click();
    const { scroll, client } = await page.locator('html').evaluate((html) => ({
      scroll: html.scrollWidth,
      client: html.clientWidth,
    }));
    expect(scroll).toBe(client);
  });
});

test('the page of operators is accessible', async ({ page }) => {
  await page.goto('/ops');
  await expectAccessible(page);
  await page.getByLabel('Your token').fill(tokenOf('operators'));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Releases');
  await expectAccessible(page);
});

test('a preview comes alive in the browser, stays through a visit, and is left with a button', async ({
  page,
  request,
}) => {
  const address = `/ops/sections/${SECTION}/uploads/preview000000001`;
  const headers = { authorization: `Bearer ${tokenOf(SECTION)}` };
  const text = readFileSync(new URL('release.json', RELEASE), 'utf8');
  const { files } = JSON.parse(text) as { files: { path: string }[] };
  for (const path of [...files.map((file) => file.path), 'release.json']) {
    const data = readFileSync(new URL(path, RELEASE));
    const put = await request.put(`${address}/${path}`, {
      data,
      headers: { ...headers, 'content-type': 'application/octet-stream' },
    });
    expect(put.status()).toBe(204);
  }
  const made = await request.post(`${address}/preview`, { data: { days: 1 }, headers });
  const { link } = await made.json();

  await page.goto(`${link}?to=/eco-impact`);
  await untilHydrated(page);
  const banner = page.getByRole('complementary', { name: 'Preview' });
  await expect(banner).toContainText(`Preview of ${SECTION}`);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Inventory' }).click();
  await expect(page).toHaveURL('/inventory');
  await expect(banner).toBeVisible();
  await page.reload();
  await banner.getByRole('button', { name: 'Leave preview' }).click();
  await expect(page).toHaveURL('/');
  await expect(banner).toHaveCount(0);
});
