import { expect, test } from '../../fixtures/test.ts';
import { TEMPLATES } from './templates.ts';

test.use({
  viewport: { width: 320, height: 700 },
  // What the browser says of the page that is not there.
  expectedConsole: [/status of 404/],
});

for (const address of TEMPLATES) {
  for (const size of [100, 200]) {
    test(`${address} at 320 px with text of ${size} % does not scroll sideways`, async ({ page }) => {
      await page.goto(address);
      await page.evaluate((percent) => document.documentElement.style.setProperty('font-size', `${percent}%`), size);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    });
  }
}
