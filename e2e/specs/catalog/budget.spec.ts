import { ADDRESSES, vehicleAddress } from '@sgc/contract/addresses';
import { noteFiles, totalSize } from '../../fixtures/fetched-files.ts';
import { untilHydrated } from '../../fixtures/hydration.ts';
import { expect, test } from '../../fixtures/test.ts';

/** The part of a first visit's JavaScript that is this section's, in bytes. */
const SECTION_LIMIT = 14_000;

for (const address of [ADDRESSES.inventory, vehicleAddress('ev-city'), ADDRESSES.denago, ADDRESSES.evolution]) {
  test(`the section's part of the JavaScript of a first visit to ${address} keeps its budget`, async ({ page }) => {
    const files = noteFiles(page, ['script']);
    // The idle prefetch is no part of showing the page.
    await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
    await page.goto(address);
    await untilHydrated(page);
    const scripts = await files();
    const own = totalSize(scripts.filter(({ path }) => path.includes('/mfe-catalog/')));
    expect(own).toBeGreaterThan(0);
    expect(own).toBeLessThanOrEqual(SECTION_LIMIT);
  });
}
