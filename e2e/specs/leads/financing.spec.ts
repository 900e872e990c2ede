import { DEFAULT_BUSINESS_PROFILE } from '@sgc/contract/business';
import { covers } from '../../coverage/covers.ts';
import { expectAccessible } from '../../fixtures/accessibility.ts';
import { expect, test } from '../../fixtures/test.ts';

test(
  'eight partners: six pages of their own in a new tab, two by phone',
  covers('2.7.9', '2.7.10', '3.7'),
  async ({ page }) => {
    await page.goto('/financing');
    const cards = page.getByRole('region', { name: '8 ways to finance a cart' }).getByRole('article');
    await expect(cards).toHaveCount(8);
    const links = cards.getByRole('link');
    const found = await links.evaluateAll((anchors) =>
      anchors.map((anchor) => [anchor.getAttribute('href'), anchor.getAttribute('target'), anchor.getAttribute('rel')]),
    );
    const external = Object.values(DEFAULT_BUSINESS_PROFILE.partnerUrls);
    expect(found.filter(([href]) => href === 'tel:+18448446638')).toHaveLength(2);
    expect(found.filter(([href]) => href !== 'tel:+18448446638').sort()).toEqual(
      external.map((href) => [href, '_blank', 'noopener']).sort(),
    );
  },
);

test('the estimator works out a payment while someone types', async ({ page }) => {
  await page.goto('/financing');
  const estimator = page.getByRole('form', { name: 'Payment estimator' });
  await expect(estimator.getByText('An estimate, not an offer')).toBeVisible();
  await estimator.getByLabel('Price').fill('12,000');
  await estimator.getByLabel('Down payment').fill('2000');
  await estimator.getByLabel('Term').selectOption('12 months');
  await estimator.getByLabel('Rate', { exact: true }).selectOption('0% on select models');
  const result = estimator.getByRole('status');
  await expect(result).toContainText('$833.34');
  await expect(estimator.getByLabel('Rate a year')).toBeHidden();

  await estimator.getByLabel('Rate', { exact: true }).selectOption('A rate I enter');
  await estimator.getByLabel('Rate a year').fill('6');
  await expect(result).toContainText('$860.67');
  await estimator.getByLabel('Rate a year').fill('600');
  await expect(estimator.getByLabel('Rate a year')).toHaveAccessibleDescription(/from 0 to 40 percent/);
  // A link that the bar at the top half covers has no room of its own.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page answers the estimator', async ({ page }) => {
    await page.goto('/financing');
    const estimator = page.getByRole('form', { name: 'Payment estimator' });
    await estimator.getByLabel('Price').fill('$12,000');
    await estimator.getByLabel('Down payment').fill('2000');
    await estimator.getByLabel('Term').selectOption('12 months');
    await estimator.getByLabel('Rate', { exact: true }).selectOption('0% on select models');
    await estimator.getByRole('button', { name: 'Estimate Payment' }).click();
    await expect(estimator.getByRole('status')).toContainText('$833.34');
    await expect(estimator.getByLabel('Price')).toHaveValue('$12,000');
  });
});
