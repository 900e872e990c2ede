import { brotliCompressSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { noteFiles, totalSize } from '../../fixtures/fetched-files.ts';
import { untilHydrated } from '../../fixtures/hydration.ts';
import { noteShifts, shiftSoFar } from '../../fixtures/layout-shifts.ts';
import { expect, test } from '../../fixtures/test.ts';
import { TEMPLATES } from '../../pages/templates.ts';

const JAVASCRIPT_LIMIT_BYTES = 140_000;
const HTML_LIMIT_BYTES = 20_000;

test('a first visit to /inventory is light, needs one network level and asks the API for nothing', async ({ page }) => {
  const files = noteFiles(page, ['script', 'stylesheet', 'fetch', 'xhr']);
  await page.goto('/inventory');
  await untilHydrated(page);

  const fetched = await files();
  const scripts = fetched.filter(({ path }) => path.endsWith('.js'));
  const styles = fetched.filter(({ path }) => path.endsWith('.css'));
  expect(totalSize(scripts)).toBeLessThanOrEqual(JAVASCRIPT_LIMIT_BYTES);
  expect(styles, 'styles stand in the document').toEqual([]);
  expect(fetched.filter(({ path }) => path.startsWith('/api/'))).toEqual([]);

  // One level: the document itself names every script that the page loaded.
  const html = await (await page.request.get('/inventory')).text();
  const unnamed = scripts.map(({ path }) => path).filter((path) => !html.includes(`"${path}"`));
  expect(unnamed).toEqual([]);
  expect(new Set(scripts.map(({ path }) => path)).size, 'no script is loaded twice').toBe(scripts.length);
});

for (const address of TEMPLATES) {
  test(`the first screen of ${address} is one small document, painted without a script or style file`, async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(/status of 404/);
    const html = await (await page.request.get(address)).body();
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(HTML_LIMIT_BYTES);
    await page.goto(address);
    const before = await page.evaluate(
      () =>
        new Promise<string[]>((resolve) =>
          new PerformanceObserver((list) => {
            const painted = list.getEntries().at(-1)?.startTime ?? 0;
            const fetched = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < painted);
            resolve(fetched.map(({ name }) => name));
          }).observe({ type: 'largest-contentful-paint', buffered: true }),
        ),
    );
    expect(before.filter((url) => /\.(js|css)$/.test(url))).toEqual([]);
  });
}

test('the inventory is in the HTML: a visitor without JavaScript reads it', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/inventory');
  await expect(page.getByRole('heading', { name: 'Evolution D5 Maverick 4 Plus' }).first()).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/contact/i);
  await context.close();
});

/** Everything that is painted is, five frames on. */
const fewFrames = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
  });

const widthOf = (locator: Locator): Promise<number> =>
  locator.evaluate((element) => element.getBoundingClientRect().width);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 } });

  // The first word of their headlines is as wide in the fallback, where letters have whole widths.
  for (const path of ['/denago', '/about']) {
    test(`${path} stays as it was painted when its program comes`, async ({ page }) => {
      await noteShifts(page);
      await page.goto(path, { waitUntil: 'load' });
      await fewFrames(page);
      await untilHydrated(page);
      expect(await shiftSoFar(page)).toBe(0);
    });
  }

  for (const path of ['/denago', '/inventory']) {
    test(`${path} stays as it was painted when the face of its letters is late`, async ({ page }) => {
      let bringFace = (): void => undefined;
      const isPainted = new Promise<void>((resolve) => {
        bringFace = resolve;
      });
      await page.route('**/*.woff2', async (route) => {
        await isPainted;
        await route.continue();
      });
      await noteShifts(page);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const name = page.getByRole('banner').getByRole('link').first().getByText('Schuylkill');
      await fewFrames(page);
      const width = await widthOf(name);
      bringFace();
      await page.waitForLoadState('load');
      await untilHydrated(page);
      await fewFrames(page);
      expect(await shiftSoFar(page)).toBe(0);

      // What the next page of the same document adds changes no line of the header either.
      await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/contact/i);
      await fewFrames(page);
      expect(await widthOf(name)).toBe(width);

      // The face is the next document's that the browser has it for in time: requests that are held up pass by its cache.
      await page.unroute('**/*.woff2');
      await expect(async () => {
        await page.reload();
        await fewFrames(page);
        expect(await widthOf(name)).not.toBe(width);
      }).toPass();
    });
  }
});
