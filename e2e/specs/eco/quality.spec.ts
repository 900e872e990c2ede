import { brotliCompressSync } from 'node:zlib';
import { ADDRESSES } from '@sgc/contract/addresses';
import { expectAccessible } from '../../fixtures/accessibility.ts';
import { untilHydrated } from '../../fixtures/hydration.ts';
import { stopTime } from '../../fixtures/stop-time.ts';
import { expect, test } from '../../fixtures/test.ts';
import { Calculator } from '../../pages/calculator-page.ts';

const JAVASCRIPT_LIMIT_BYTES = 15_000;

test('all JavaScript of the section travels in 15 KB', async ({ page }) => {
  await page.goto(ADDRESSES.ecoImpact);
  await untilHydrated(page);
  const scripts = await page
    .locator('link[rel=modulepreload][href*="/mfe-eco/"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  const bodies = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).body()));
  const bytes = bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(JAVASCRIPT_LIMIT_BYTES);
});

for (const width of [320, 768, 1280]) {
  test(`a celebrated result and its table have no accessibility violation, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const calculator = new Calculator(page);
    await calculator.open('?prices=own&milesPerWeek=0');
    await page.getByText('The same figures as a table').click();
    await stopTime(page);
    await calculator.ask();
    await page.clock.runFor(1500);
    await expect(page.getByText('Great Choice for the Environment!')).toBeVisible();
    await page.clock.resume();
    await expectAccessible(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
