import { covers } from '../../coverage/covers.ts';
import { untilHydrated } from '../../fixtures/hydration.ts';
import { expect, test } from '../../fixtures/test.ts';

const POLICIES = [
  'terms-conditions',
  'return-policy',
  'delivery-policy',
  'rental-policy',
  'storage-policy',
  'publishing-policy',
  'feedback-policy',
  'corrections-policy',
  'diversity-policy',
  'ethics-policy',
  'staffing-report',
];

for (const policy of POLICIES) {
  test(
    `${policy} has its banner, its validity and a box to ask`,
    covers('2.1.17', '2.8.14', '2.8.15', '9.3.1'),
    async ({ page }) => {
      await page.goto(`/policies/${policy}`);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(
        main.getByText(
          policy === 'staffing-report' ? 'Reporting period: calendar year 2024' : 'Effective January 23, 2025',
        ),
      ).toBeVisible();
      const banner = main.locator('img').first();
      await expect.poll(() => banner.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      await expect(main.getByRole('heading', { name: /^Questions about this/ })).toBeVisible();
    },
  );
}

test('the table of contents leads to its parts', async ({ page }) => {
  await page.goto('/policies/rental-policy');
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Cancellation' }).click();
  await expect(page).toHaveURL(/#cancellation$/);
  await expect(page.getByRole('heading', { name: 'Cancellation' })).toBeInViewport();
});

test('an unknown policy is not found', async ({ request }) => {
  expect((await request.get('/policies/cookie-policy')).status()).toBe(404);
});

for (const [alias, canonical] of [
  ['/privacy-policy', '/privacy'],
  ['/terms-of-service', '/terms'],
]) {
  test(`${alias} shows ${canonical}, which is its canonical address`, covers('2.1.14', '2.1.15'), async ({ page }) => {
    await page.goto(`${alias}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${canonical}$`));
  });
}

test('from page to page of the section, the document is loaded once and the text is data', async ({ page }) => {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await page.goto('/services');
  await untilHydrated(page);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Storage Policy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Storage policy');
  await footer.getByRole('link', { name: 'About', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^About /);
  expect(documents).toHaveLength(1);
});
