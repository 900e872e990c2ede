import { ADDRESSES, vehicleAddress } from '@sgc/contract/addresses';
import { expectAccessible, expectReadable } from '../../fixtures/accessibility.ts';
import { untilHydrated } from '../../fixtures/hydration.ts';
import { expect, test } from '../../fixtures/test.ts';
import { ContactPage } from '../../pages/contact-page.ts';
import { TEMPLATES } from '../../pages/templates.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 320, height: 800 },
  // What the browser says of the page that is not there.
  expectedConsole: [/status of 404/],
});

const WIDTHS = [320, 1280];

for (const address of TEMPLATES) {
  test(`${address} has no violation, narrow or wide, light or dark`, async ({ page }) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(address);
      await expectAccessible(page);
    }
    await page.emulateMedia({ colorScheme: 'dark' });
    // A fresh document: colours that change with the scheme take a moment.
    await page.goto(address);
    await expectReadable(page);
  });
}

for (const width of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a refused contact form has no violation', async ({ page }) => {
      await page.goto(ADDRESSES.contact);
      await untilHydrated(page);
      await page.locator('main form').getByRole('button', { name: /send/i }).click();
      await page.locator('[aria-invalid]').first().waitFor();
      await expectAccessible(page);
    });

    test.describe('when the API refuses', () => {
      test.use({ expectedConsole: [/status of 429/] });

      test('a message of failure has no violation while it shows', async ({ page }) => {
        await page.route('**/api/contact', (route) =>
          route.fulfill({ status: 429, json: { error: 'Too many messages.' } }),
        );
        const contact = new ContactPage(page);
        await contact.open();
        await contact.fillIn();
        await contact.sendButton.click();
        const toast = page.getByRole('alert').filter({ hasText: 'Too many messages.' }).last();
        // It stays while the pointer rests on it.
        await toast.getByText('Error', { exact: true }).hover();
        // A field that the bar at the top half covers has no room of its own.
        await page.evaluate(() => scrollTo(0, 0));
        await expectAccessible(page);
        await expect(toast).toBeVisible();
      });
    });

    test('a message of success has no violation while it shows', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-write']);
      await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
      await page.goto(vehicleAddress('ev-city'));
      await untilHydrated(page);
      await page.getByRole('link', { name: 'Share' }).click();
      const toast = page.getByRole('status').filter({ hasText: 'Link copied' });
      await toast.getByText('Link copied').hover();
      await expectAccessible(page);
      await expect(toast).toBeVisible();
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 800 } });

  test('the open drawer has no violation', async ({ page }) => {
    await page.goto(ADDRESSES.inventory);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    await expectAccessible(page);
  });
});

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('an open disclosure has no violation', async ({ page }) => {
    await page.goto(ADDRESSES.inventory);
    await page.getByRole('button', { name: 'Locations' }).click();
    await expectAccessible(page);
  });
});
