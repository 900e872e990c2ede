import { ADDRESSES, municipalityAddress, policyAddress } from '@sgc/contract/addresses';
import { noteFiles, totalSize } from '../../fixtures/fetched-files.ts';
import { untilHydrated, wantProgram } from '../../fixtures/hydration.ts';
import { expect, test } from '../../fixtures/test.ts';

/** 10 KB after brotli 11, the section's container included. */
const LIMIT = 10_240;

/** The rental calculator comes after its page, in a file of its own. */
const LATE_CALCULATOR = 2560;

for (const address of [ADDRESSES.rentals, ADDRESSES.services, ADDRESSES.showroom]) {
  test(`the section's JavaScript on ${address} is at most 10 KB`, async ({ page }) => {
    const files = noteFiles(page, ['script']);
    await page.goto(address);
    await untilHydrated(page);
    const own = (await files()).filter(({ path }) => path.startsWith('/_assets/mfe-content/'));
    expect(own).not.toEqual([]);
    expect(totalSize(own)).toBeLessThanOrEqual(address === ADDRESSES.rentals ? LIMIT + LATE_CALCULATOR : LIMIT);
  });
}

/** Pages that have nothing to run. */
const TO_READ = [
  municipalityAddress('mount-carmel'),
  ADDRESSES.about,
  ADDRESSES.privacy,
  ADDRESSES.terms,
  ADDRESSES.accessibility,
  policyAddress('rental-policy'),
  '/no-such-page',
];

for (const address of TO_READ) {
  test(`${address} fetches no JavaScript, even after keys and clicks`, async ({ page, expectedConsole }) => {
    expectedConsole.push(/status of 404/);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto(address);
    await wantProgram(page);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Locations' }).click();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pottsville' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Pottsville');
    expect(scripts).toEqual([]);
  });
}
