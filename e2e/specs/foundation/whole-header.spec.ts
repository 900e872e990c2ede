import type { Page } from '@playwright/test';
import { noteShifts, shiftSoFar } from '../../fixtures/layout-shifts.ts';
import { SlowDocument } from '../../fixtures/slow-document.ts';
import { expect, test } from '../../fixtures/test.ts';

/** Whether the browser draws the page within half a second. */
const isDrawn = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        requestAnimationFrame(() => resolve(true));
        setTimeout(() => resolve(false), 500);
      }),
  );

for (const [part, before] of [
  ["the dealer's name", '<span>Schuylkill'],
  ['its third link', 'href="/rentals"'],
  ['the phone number', '</nav>'],
] as const) {
  test(`a page is drawn once all of its header is there, not without ${part}, and nothing moves`, async ({ page }) => {
    await noteShifts(page);
    const document = await SlowDocument.begin(page, '/contact', before);
    try {
      await page.locator('header a').first().waitFor({ state: 'attached' });
      expect(await isDrawn(page)).toBe(false);
      document.sendRest();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      expect(await isDrawn(page)).toBe(true);
      expect(await shiftSoFar(page)).toBeLessThan(0.01);
    } finally {
      document.close();
    }
  });
}
