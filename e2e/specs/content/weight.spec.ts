import { brotliCompressSync } from 'node:zlib';
import { ADDRESSES, municipalityAddress, policyAddress } from '@sgc/contract/addresses';
import { expect, test } from '../../fixtures/test.ts';

/** 10 KB after brotli 11, the section's container included. */
const LIMIT = 10_240;

const PAGES = [
  municipalityAddress('mount-carmel'),
  ADDRESSES.rentals,
  ADDRESSES.services,
  ADDRESSES.showroom,
  ADDRESSES.about,
  ADDRESSES.privacy,
  ADDRESSES.terms,
  policyAddress('rental-policy'),
];

for (const address of PAGES) {
  test(`the section's JavaScript on ${address} is at most 10 KB`, async ({ page }) => {
    const sizes: Promise<number>[] = [];
    page.on('response', (response) => {
      if (!/\/_assets\/mfe-content\/.*\.js$/.test(response.url())) return;
      sizes.push(response.body().then((body) => brotliCompressSync(body).length));
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(sizes.length).toBeGreaterThan(0);
    expect(total).toBeLessThanOrEqual(LIMIT);
  });
}
