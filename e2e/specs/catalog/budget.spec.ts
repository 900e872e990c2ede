import { brotliCompressSync } from 'node:zlib';
import { ADDRESSES, vehicleAddress } from '@sgc/contract/addresses';
import { untilHydrated } from '../../fixtures/hydration.ts';
import { expect, test } from '../../fixtures/test.ts';

/** All JavaScript of a first visit, and the part of it that is this section's, in bytes. */
const FIRST_VISIT_LIMIT = 140_000;
const SECTION_LIMIT = 14_000;

for (const address of [ADDRESSES.inventory, vehicleAddress('ev-city'), ADDRESSES.denago, ADDRESSES.evolution]) {
  test(`the JavaScript of a first visit to ${address} keeps its budget`, async ({ page }) => {
    const sizes = new Map<string, number>();
    page.on('response', async (response) => {
      if (response.request().resourceType() !== 'script') return;
      sizes.set(new URL(response.url()).pathname, brotliCompressSync(await response.body()).length);
    });
    // The idle prefetch is no part of showing the page.
    await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
    await page.goto(address);
    await untilHydrated(page);
    await page.waitForLoadState('networkidle');
    const sum = (part: string) =>
      [...sizes].filter(([path]) => path.includes(part)).reduce((all, [, size]) => all + size, 0);
    expect(sum('/mfe-catalog/')).toBeGreaterThan(0);
    expect(sum('/mfe-catalog/')).toBeLessThanOrEqual(SECTION_LIMIT);
    expect(sum('/')).toBeLessThanOrEqual(FIRST_VISIT_LIMIT);
  });
}
