import { brotliCompressSync } from 'node:zlib';
import { untilHydrated } from '../../fixtures/hydration.ts';
import { expect, test } from '../../fixtures/test.ts';

const JAVASCRIPT_LIMIT_BYTES = 140_000;
const CSS_LIMIT_BYTES = 20_000;

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
  await page.goto('/inventory', { waitUntil: 'networkidle' });
  await untilHydrated(page);

  const scripts = answers.filter(({ url }) => url.endsWith('.js'));
  const styles = answers.filter(({ url }) => url.endsWith('.css'));
  const total = (some: typeof answers) => some.reduce((sum, { size }) => sum + size, 0);
  expect(total(scripts)).toBeLessThanOrEqual(JAVASCRIPT_LIMIT_BYTES);
  expect(total(styles)).toBeLessThanOrEqual(CSS_LIMIT_BYTES);
  expect(answers.filter(({ url }) => url.startsWith('/api/'))).toEqual([]);

  // One level: the document itself names every script and style that the page loaded.
  const html = await (await page.request.get('/inventory')).text();
  const unnamed = [...scripts, ...styles].map(({ url }) => url).filter((url) => !html.includes(`"${url}"`));
  expect(unnamed).toEqual([]);
  expect(new Set(scripts.map(({ url }) => url)).size, 'no script is loaded twice').toBe(scripts.length);
});

test('the inventory is in the HTML: a visitor without JavaScript reads it', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/inventory');
  await expect(page.getByRole('heading', { name: 'Evolution D5 Maverick 4 Plus' }).first()).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/contact/i);
  await context.close();
});
