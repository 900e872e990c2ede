import { ADDRESSES } from '@sgc/contract/addresses';
import { expect, test } from '../../fixtures/test.ts';

test('the first stop skips to the main part', async ({ page }) => {
  await page.goto(ADDRESSES.inventory);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

for (const width of [375, 1280]) {
  test(`at ${width} px every stop is seen when it has focus`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(ADDRESSES.contact);
    const hidden: string[] = [];
    const stops = await page
      .locator('a[href]:visible, button:visible, input:visible, select:visible, textarea:visible')
      .count();
    for (let press = 0; press < stops; press += 1) {
      await page.keyboard.press('Tab');
      const name = await page.evaluate(() => {
        const focused = document.activeElement;
        if (focused === null || focused === document.body) return '';
        const { left, top, width: across, height } = focused.getBoundingClientRect();
        const seen = document.elementFromPoint(left + across / 2, top + height / 2);
        return seen !== null && (focused.contains(seen) || seen.contains(focused))
          ? ''
          : focused.outerHTML.slice(0, 120);
      });
      if (name !== '') hidden.push(name);
    }
    expect(hidden).toEqual([]);
  });
}
