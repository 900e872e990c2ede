import type { Locator, Page } from '@playwright/test';
import { type OwnSite, startOwnSite } from '../../fixtures/own-site.ts';
import { expect, test } from '../../fixtures/test.ts';

const SECTION = 'mfe-eco';

// The sign-in page answers 401, which the browser logs.
test.use({ expectedConsole: [/status of 401/] });

let site: OwnSite;
test.beforeEach(async ({ page }) => {
  site = await startOwnSite({ section: SECTION });
  await site.releaseAgain(2);
  await page.goto(`${site.registry}/ops`);
  await page.getByLabel('Your token').fill(site.token);
  await page.keyboard.press('Enter');
});
test.afterEach(() => site.close());

/** The fold of an operation, with its form. */
const fold = (page: Page, title: string): Locator =>
  page.getByRole('group').filter({ has: page.getByText(title, { exact: true }) });

/** Opens a fold, says why, confirms and sends: by keys alone, from the fold on. */
const operate = async (page: Page, title: string): Promise<void> => {
  const own = fold(page, title);
  await own.locator('summary').focus();
  await page.keyboard.press('Enter');
  while (!(await own.getByLabel('Why').evaluate((input) => input === document.activeElement))) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type(`${title}, by keys`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
};

test('every button does what it says, by keys, and the timeline says who, when and why', async ({ page }) => {
  const said = page.getByRole('status');
  const newest = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('time') })
    .first();
  const steps = [
    ['Roll back', /is back at [0-9a-f]{16}; [0-9a-f]{16} will not go live again/],
    ['Pin', /stays at [0-9a-f]{16} until it is unpinned/],
    ['Unpin', /is free to move again/],
    ['Freeze', /is frozen: nothing new of it goes live/],
    ['End the freeze', /is not frozen any more/],
  ] as const;
  for (const [title, words] of steps) {
    await operate(page, title);
    await expect(said).toHaveText(words);
    await expect(newest).toContainText('suite (operators)');
    await expect(newest).toContainText(`${title}, by keys`);
  }
});

test('a canary is promoted by its button; without a tick or a reason nothing is sent', async ({ page, request }) => {
  await request.post(`${site.registry}/ops/sections/${SECTION}/canary`, {
    data: { percent: 50, why: 'carefully' },
    headers: { authorization: `Bearer ${site.token}` },
  });
  await site.releaseAgain(1);
  await page.reload();
  await expect(page.getByText(/for 50 % of the visitors/)).toBeVisible();

  const promote = fold(page, 'Promote');
  await promote.locator('summary').click();
  await promote.getByRole('button', { name: 'Promote' }).click();
  await promote.getByLabel('Why').fill('it fares well');
  await promote.getByRole('button', { name: 'Promote' }).click();
  await expect(page.getByRole('status')).toHaveCount(0);
  await promote.getByLabel('Show the canary to everybody').check();
  await promote.getByRole('button', { name: 'Promote' }).click();
  await expect(page.getByRole('status')).toHaveText(/is live for everybody/);
  await expect(promote).toHaveCount(0);
});

test('a form about a version that is no longer live does not take back another', async ({ page }) => {
  const rollBack = fold(page, 'Roll back');
  await rollBack.locator('summary').click();
  await rollBack.getByLabel('Why').fill('the version that I looked at');
  await rollBack.getByLabel('Show the earlier version to everybody').check();
  await site.releaseAgain(1);
  await rollBack.getByRole('button', { name: 'Roll back' }).click();
  await expect(page.getByRole('status')).toHaveText(/is not shown here, and will not go live again/);
});
