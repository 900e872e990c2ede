import { ADDRESSES } from '@sgc/contract/addresses';
import { requestStatusAddress } from '@sgc/contract/leads';
import { covers } from '../../coverage/covers.ts';
import { expectAccessible } from '../../fixtures/accessibility.ts';
import { untilHydrated } from '../../fixtures/hydration.ts';
import { expect, test } from '../../fixtures/test.ts';
import { PERSON, RequestPage } from '../../pages/request-page.ts';
import { lookUp } from '../../pages/status-page.ts';

test(
  'a visitor who knows both sees the answer in place, and no address holds the mail address',
  covers('2.7.15'),
  async ({ page }) => {
    const reference = await new RequestPage(page).sendService();
    await page.goto(requestStatusAddress(reference));
    await untilHydrated(page);
    await lookUp(page, 'no address');
    await expect(page.getByRole('link', { name: 'Invalid email address' })).toBeVisible();
    await lookUp(page, PERSON.Email);
    await expect(page.getByRole('heading', { name: 'Not answered yet' })).toBeFocused();
    await expect(page.getByRole('definition').filter({ hasText: 'Tamaqua' })).toBeVisible();
    await expect(page).toHaveURL(requestStatusAddress(reference));
    await expectAccessible(page);
  },
);

test('no search engine lists the page and no cache of many visitors keeps it', async ({ page }) => {
  const response = await page.goto(ADDRESSES.requestStatus);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  expect(response?.headers()['cache-control']).toBe('private, no-cache');
});
