import { ADDRESSES } from '@sgc/contract/addresses';
import { noteFiles, totalSize } from '../../fixtures/fetched-files.ts';
import { untilHydrated } from '../../fixtures/hydration.ts';
import { expect, test } from '../../fixtures/test.ts';

/** Brotli 11, the section's entry and its parser included. */
const LIMITS = { [ADDRESSES.contact]: 22_000, [ADDRESSES.thankYou]: 22_000, [ADDRESSES.financing]: 12_000 };

for (const [address, limit] of Object.entries(LIMITS)) {
  test(`the section's JavaScript on ${address} is at most ${limit / 1000} KB`, async ({ page }) => {
    const files = noteFiles(page, ['script']);
    await page.goto(address);
    await untilHydrated(page);
    const own = (await files()).filter(({ path }) => path.startsWith('/_assets/mfe-leads/'));
    expect(own).not.toEqual([]);
    expect(totalSize(own)).toBeLessThanOrEqual(limit);
  });
}
