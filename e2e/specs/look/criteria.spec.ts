import type { Page } from '@playwright/test';
import { ADDRESSES } from '@sgc/contract/addresses';
import { untilHydrated } from '../../fixtures/hydration.ts';
import { expect, test } from '../../fixtures/test.ts';
import { Chrome } from '../../pages/chrome.ts';
import * as faults from '../../pages/page-faults.ts';
import { TEMPLATES } from '../../pages/templates.ts';

// docs/accessibility.md says which criterion of WCAG 2.2 each of these stands for.

// What the browser says of the page that is not there.
test.use({ expectedConsole: [/status of 404/], viewport: { width: 1280, height: 800 } });

/** The least spacing of text that a page has to bear: WCAG 2.2, 1.4.12. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

const KEYS = [...'abcdefghijklmnopqrstuvwxyz0123456789/?.'];

const linksOf = async (page: Page) => {
  const { navigation, footer } = new Chrome(page);
  const hrefs = (links: Element[]) => links.map((link) => link.getAttribute('href'));
  return [await navigation.getByRole('link').evaluateAll(hrefs), await footer.getByRole('link').evaluateAll(hrefs)];
};

for (const address of TEMPLATES) {
  test(`${address} has no part, name, order or picture that a criterion forbids`, async ({ page }) => {
    await page.goto(address);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(await page.evaluate(faults.unwantedParts)).toEqual([]);
    expect(await page.evaluate(faults.unclearNames)).toEqual([]);
    expect(await page.evaluate(faults.turnedOrder)).toEqual([]);
    expect(await page.evaluate(faults.unnamedPurposes)).toEqual([]);
    expect(await page.evaluate(faults.picturesOfText)).toEqual([]);
    expect(await page.locator('body').innerText()).not.toMatch(
      /\b(on the (left|right)|(green|red|round|square) button)\b/i,
    );
  });

  test(`${address} bears wide spacing of its text, and a phone on its side`, async ({ page }) => {
    await page.goto(address);
    await page.setViewportSize({ width: 667, height: 375 });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.setViewportSize({ width: 320, height: 800 });
    // A sheet made by script: the content security policy forbids one that is written into the page.
    await page.evaluate(async (rules) => {
      document.adoptedStyleSheets.push(await new CSSStyleSheet().replace(rules));
    }, SPACING);
    expect(await page.evaluate(faults.cutOffWords)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

  test(`${address} answers to no single key, and to no motion`, async ({ page }) => {
    await page.addInitScript(() => {
      const { addEventListener } = window;
      window.addEventListener = (type: string, ...rest: unknown[]) => {
        if (/^device(motion|orientation)/.test(type)) throw new Error(`listens to ${type}`);
        Reflect.apply(addEventListener, window, [type, ...rest]);
      };
    });
    await page.goto(address);
    await untilHydrated(page);
    const opened = page.url();
    for (const key of KEYS) await page.keyboard.press(key);
    expect(page.url()).toBe(opened);
    await expect(page.locator('dialog[open], :popover-open')).toHaveCount(0);
    await expect(page.locator('body')).toBeFocused();
  });
}

test('each page has the same links in the same order in its navigation and its footer', async ({ page }) => {
  await page.goto(ADDRESSES.home);
  const expected = await linksOf(page);
  for (const address of TEMPLATES) {
    await page.goto(address);
    expect(await linksOf(page), address).toEqual(expected);
  }
});

test('each page has a title of its own', async ({ page }) => {
  const titles = new Map<string, string>();
  for (const address of TEMPLATES) {
    await page.goto(address);
    titles.set(new URL(page.url()).pathname, await page.title());
  }
  expect(new Set(titles.values()).size).toBe(titles.size);
});

test('a press that ends elsewhere does nothing', async ({ page }) => {
  await page.goto(ADDRESSES.inventory);
  await untilHydrated(page);
  const compare = page.getByRole('button', { name: /^Compare/ }).first();
  for (const control of [page.getByRole('link', { name: 'Rentals' }).first(), compare]) {
    await control.hover();
    await page.mouse.down();
    await page.mouse.move(2, 400);
    await page.mouse.up();
  }
  await expect(page).toHaveURL(ADDRESSES.inventory);
  await expect(compare).toHaveAttribute('aria-pressed', 'false');
});
