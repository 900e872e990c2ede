import { ADDRESSES } from '@sgc/contract/addresses';
import { expect, test } from '../../fixtures/test.ts';

test.use({ viewport: { width: 375, height: 800 } });

test('the call bar gives way to a form field with focus', async ({ page }) => {
  await page.goto(ADDRESSES.contact);
  const bar = page.getByRole('navigation', { name: 'Call or write' });
  await expect(bar).toBeVisible();
  await page.getByRole('textbox', { name: 'Message' }).focus();
  await expect(bar).toBeHidden();
  await page.getByRole('textbox', { name: 'Message' }).blur();
  await expect(bar).toBeVisible();
});

test('calls to action are at least 44 px high', async ({ page }) => {
  await page.goto(ADDRESSES.contact);
  const calls = page.locator('a[href^="tel:"]:visible').filter({ has: page.locator('svg') });
  expect(await calls.count()).toBeGreaterThan(0);
  for (const call of await calls.all()) expect((await call.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});
