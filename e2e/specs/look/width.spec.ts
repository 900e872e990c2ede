import { expect, test } from '../../fixtures/test.ts';
import { TEMPLATES } from '../../pages/templates.ts';

// What the browser says of the page that is not there.
test.use({ expectedConsole: [/status of 404/] });

// As much room for the same words: a narrow phone, and a window twice as wide with text twice as large.
const WINDOWS = [
  { width: 320, text: 100 },
  { width: 640, text: 200 },
];

for (const { width, text } of WINDOWS) {
  test.describe(`at ${width} px with text of ${text} %`, () => {
    test.use({ viewport: { width, height: 700 } });

    for (const address of TEMPLATES) {
      test(`${address} does not scroll sideways`, async ({ page }) => {
        await page.goto(address);
        await page.evaluate((percent) => document.documentElement.style.setProperty('font-size', `${percent}%`), text);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      });
    }
  });
}
