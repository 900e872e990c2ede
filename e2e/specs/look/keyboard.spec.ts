import { ADDRESSES } from '@sgc/contract/addresses';
import { untilHydrated } from '../../fixtures/hydration.ts';
import { expect, test } from '../../fixtures/test.ts';
import { walkByTab } from '../../pages/tab-walk.ts';
import { TEMPLATES } from '../../pages/templates.ts';

// What the browser says of the page that is not there.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedConsole: [/status of 404/] });

test('the first stop skips to the main part', async ({ page }) => {
  await page.goto(ADDRESSES.inventory);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

for (const width of [375, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 700 } });

    for (const address of TEMPLATES) {
      test(`${address}: Tab leads to every control, and each is seen when it has focus`, async ({ page }) => {
        await page.goto(address);
        await untilHydrated(page);
        const opened = page.url();
        const { stops, unseen, unreached } = await walkByTab(page);
        // Focus alone leads nowhere.
        expect(page.url()).toBe(opened);
        expect(unseen).toEqual([]);
        expect(unreached).toEqual([]);
        // The chrome alone has more; on a phone the towns of its footer are folded.
        expect(stops).toBeGreaterThan(width === 375 ? 25 : 40);
      });
    }
  });
}
