import { expect, test } from '../../fixtures/test.ts';
import { TEMPLATES } from '../../pages/templates.ts';

// What the browser says of the page that is not there.
test.use({ expectedConsole: [/status of 404/], viewport: { width: 320, height: 700 } });

// As much room for the same words: a narrow phone, and a window twice as wide with text twice as large.
const WINDOWS = [
  { width: 320, text: 100 },
  { width: 640, text: 200 },
];

for (const address of TEMPLATES) {
  test(`${address} does not scroll sideways, narrow or with large text`, async ({ page }) => {
    await page.goto(address);
    for (const { width, text } of WINDOWS) {
      await page.setViewportSize({ width, height: 700 });
      await page.evaluate((percent) => document.documentElement.style.setProperty('font-size', `${percent}%`), text);
      const taken = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(taken, `at ${width} px with text of ${text} %`).toBeLessThanOrEqual(width);
    }
  });
}
