import { ADDRESSES } from '@sgc/contract/addresses';
import { expectAccessible } from '../../fixtures/accessibility.ts';
import { test } from '../../fixtures/test.ts';
import { TEMPLATES } from '../../pages/templates.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // What the browser says of the page that is not there.
  expectedConsole: [/status of 404/],
});

for (const width of [320, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const address of TEMPLATES) {
      test(`${address} has no violation`, async ({ page }) => {
        await page.goto(address);
        await expectAccessible(page);
      });
    }

    test('a refused contact form has no violation', async ({ page }) => {
      await page.goto(ADDRESSES.contact);
      await page.locator('main form').getByRole('button', { name: /send/i }).click();
      await page.locator('[aria-invalid]').first().waitFor();
      await expectAccessible(page);
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
