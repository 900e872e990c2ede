import { covers } from '../../coverage/covers.ts';
import { expect, test } from '../../fixtures/test.ts';

test(
  'the thank-you page says when, what next and where, and leads on',
  covers('2.7.4', '2.7.5', '2.7.6', '2.7.7'),
  async ({ page }) => {
    await page.goto('/thank-you?ref=K7Q2-9XWD');
    await expect(page.getByText('K7Q2-9XWD')).toBeVisible();
    await expect(page.getByText('within 24 hours')).toBeVisible();
    await expect(page.getByText(/2-6 hours/)).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('list').first().getByRole('listitem')).toHaveCount(3);
    await expect(main.getByRole('heading', { name: 'Pocono Pines' })).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Scranton/Wilkes-Barre' })).toBeVisible();
    for (const [name, href] of [
      ['View Inventory', '/inventory'],
      ['Rentals', '/rentals'],
      ['Services', '/services'],
      ['Back to Home', '/'],
    ] as const) {
      await expect(main.getByRole('link', { name })).toHaveAttribute('href', href);
    }
  },
);

test('no search engine lists it and no cache of many visitors keeps it', async ({ page }) => {
  const response = await page.goto('/thank-you?ref=K7Q2-9XWD');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  expect(response?.headers()['cache-control']).toBe('private, no-cache');
});

test('a text that is no reference number is not shown', async ({ page }) => {
  await page.goto('/thank-you?ref=Call%201-900-555-0100%20now');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you');
  await expect(page.getByText('900-555')).toHaveCount(0);
  await expect(page.getByText('reference number')).toHaveCount(0);
  // The page knows of no message that was received.
  await expect(page.getByText('Your message has reached us')).toHaveCount(0);
  await expect(page.getByText('If you have just sent one and see none, please call us.')).toBeVisible();
});
