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

/** Controls and tables that end beyond the window's side, out of reach. Runs in the page. */
const cutOff = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, table')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }))
    // The skip link waits outside until it has focus.
    .filter((element) => element.closest('dialog') === null && !element.matches('[href="#main"]'))
    .filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 1 && (left < -1 || right > document.documentElement.clientWidth + 1);
    })
    .map((element) => `${element.tagName} ${element.textContent.trim().slice(0, 40)}`);

for (const address of TEMPLATES) {
  test(`${address} cuts nothing off when text is twice as large, on a phone and on a desk`, async ({ page }) => {
    await page.goto(address);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(cutOff), `at ${width} px`).toEqual([]);
      const taken = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(taken, `at ${width} px`).toBeLessThanOrEqual(width);
    }
  });
}
