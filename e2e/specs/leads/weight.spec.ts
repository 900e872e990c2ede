import { brotliCompressSync } from 'node:zlib';
import { ADDRESSES } from '@sgc/contract/addresses';
import { untilHydrated } from '../../fixtures/hydration.ts';
import { expect, test } from '../../fixtures/test.ts';

/** Brotli 11, the section's entry and its parser included. */
const LIMITS = { [ADDRESSES.contact]: 22_000, [ADDRESSES.thankYou]: 22_000, [ADDRESSES.financing]: 12_000 };

for (const [address, limit] of Object.entries(LIMITS)) {
  test(`the section's JavaScript on ${address} is at most ${limit / 1000} KB`, async ({ page }) => {
    const sizes: Promise<number>[] = [];
    page.on('response', (response) => {
      if (!/\/_assets\/mfe-leads\/.*\.js$/.test(response.url())) return;
      sizes.push(response.body().then((body) => brotliCompressSync(body).length));
    });
    await page.goto(address);
    await untilHydrated(page);
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(sizes.length).toBeGreaterThan(0);
    expect(total).toBeLessThanOrEqual(limit);
  });
}
