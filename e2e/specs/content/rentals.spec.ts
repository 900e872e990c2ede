import { covers } from '../../coverage/covers.ts';
import { expect, test } from '../../fixtures/test.ts';

test('twelve buttons dial', covers('2.6.3'), async ({ page }) => {
  await page.goto('/rentals');
  const buttons = page.getByRole('link', { name: /^RESERVE TODAY/ });
  await expect(buttons).toHaveCount(12);
  for (const button of await buttons.all()) await expect(button).toHaveAttribute('href', /^tel:\+\d+$/);
});

test('the calculator adds up as one types, and says what it cannot read', async ({ page }) => {
  await page.goto('/rentals');
  await page.getByLabel('Cart', { exact: true }).selectOption({ label: '6 seater' });
  await page.getByLabel('Days').fill('8');
  // Without miles there is no total that hides a delivery.
  await expect(page.getByText('$1,600 before tax and delivery')).toBeVisible();
  await page.getByLabel(/Delivery, miles/).fill('20');
  await page.getByLabel('Additional drivers').fill('1');
  await expect(page.getByText('$1,685 before tax')).toBeVisible();
  await page.getByLabel('First day').fill('2026-12-30');
  await expect(page.getByText('Wednesday, December 30, 2026 to Thursday, January 7, 2027')).toBeVisible();
  await expect(page.getByLabel('Last day')).toHaveValue('2027-01-07');
  await page.getByRole('link', { name: 'Request this rental' }).click();
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(
    /^I would like to rent: 6 seater, 8 days, Wednesday.*\n/,
  );
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(
    /Delivery: \$60 .*\n.*\n.*\nTotal before tax: \$1,685/,
  );
  await page.goBack();
  await page.getByLabel('Days').fill('31');
  await expect(page.getByText('Please enter a whole number from 1 to 30')).toBeVisible();
});

test('dates and days always agree', async ({ page }) => {
  await page.goto('/rentals');
  const first = page.getByLabel('First day');
  const last = page.getByLabel('Last day');
  const days = page.getByLabel('Days');
  await first.fill('2026-12-04');
  await expect(last).toHaveValue('2026-12-07');
  await last.fill('2026-12-11');
  await expect(days).toHaveValue('7');
  await expect(page.getByRole('heading', { name: '4 seater, 7 days' })).toBeVisible();
  await expect(page.getByText('Friday, December 4, 2026 to Friday, December 11, 2026')).toBeVisible();
  await days.fill('2');
  await expect(last).toHaveValue('2026-12-06');
  await first.fill('2026-12-05');
  await expect(last).toHaveValue('2026-12-07');
  await last.fill('2026-12-01');
  await expect(page.getByText('Please choose a day that is 1 to 30 days after the first')).toBeVisible();
  await first.fill('');
  await last.fill('2026-12-11');
  await expect(page.getByText('Please choose the first day too')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the server counts the days between two dates', async ({ page }) => {
    await page.goto('/rentals');
    await page.getByLabel('First day').fill('2026-12-04');
    await page.getByLabel('Last day').fill('2026-12-11');
    await page.getByRole('button', { name: 'Work out the cost' }).click();
    await expect(page.getByRole('heading', { name: '4 seater, 7 days' })).toBeVisible();
    await expect(page.getByLabel('Days')).toHaveValue('7');
  });

  test('the calculator asks the server', async ({ page }) => {
    await page.goto('/rentals');
    await page.getByLabel('Days').fill('8');
    await page.getByRole('button', { name: 'Work out the cost' }).click();
    await expect(page.getByRole('heading', { name: '4 seater, 8 days' })).toBeVisible();
  });
});
