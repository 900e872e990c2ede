import { brotliCompressSync } from 'node:zlib';
import { untilHydrated } from '../../fixtures/hydration.ts';
import { noteShifts, shiftSoFar } from '../../fixtures/layout-shifts.ts';
import { expect, test } from '../../fixtures/test.ts';
import { TEMPLATES } from '../../pages/templates.ts';

const JAVASCRIPT_LIMIT_BYTES = 140_000;
const HTML_LIMIT_BYTES = 20_000;

test('a first visit to /inventory is light, needs one network level and asks the API for nothing', async ({ page }) => {
  const answers: { url: string; type: string; size: number; initiator: string }[] = [];
  page.on('response', async (response) => {
    const type = response.request().resourceType();
    if (!['script', 'stylesheet', 'fetch', 'xhr'].includes(type)) return;
    const body = await response.body().catch(() => Buffer.alloc(0));
    answers.push({
      url: new URL(response.url()).pathname,
      type,
      size: brotliCompressSync(body).length,
      initiator: type,
    });
  });
  await page.goto('/inventory');
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');

  const scripts = answers.filter(({ url }) => url.endsWith('.js'));
  const styles = answers.filter(({ url }) => url.endsWith('.css'));
  const total = (some: typeof answers) => some.reduce((sum, { size }) => sum + size, 0);
  expect(total(scripts)).toBeLessThanOrEqual(JAVASCRIPT_LIMIT_BYTES);
  expect(styles, 'styles stand in the document').toEqual([]);
  expect(answers.filter(({ url }) => url.startsWith('/api/'))).toEqual([]);

  // One level: the document itself names every script that the page loaded.
  const html = await (await page.request.get('/inventory')).text();
  const unnamed = scripts.map(({ url }) => url).filter((url) => !html.includes(`"${url}"`));
  expect(unnamed).toEqual([]);
  expect(new Set(scripts.map(({ url }) => url)).size, 'no script is loaded twice').toBe(scripts.length);
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 } });

  // The first word of their headlines is as wide in the fallback, where letters have whole widths.
  for (const path of ['/denago', '/about']) {
    test(`${path} stays as it was painted when its program comes`, async ({ page }) => {
      await noteShifts(page);
      await page.goto(path, { waitUntil: 'load' });
      await page.evaluate(async () => {
        const nextFrame = () => new Promise(requestAnimationFrame);
        for (let frame = 0; frame < 5; frame += 1) await nextFrame();
      });
      await untilHydrated(page);
      expect(await shiftSoFar(page)).toBe(0);
    });
  }
});
