import { ADDRESSES } from '@sgc/contract/addresses';
import { noteFiles, totalSize } from '../../fixtures/fetched-files.ts';
import { untilHydrated } from '../../fixtures/hydration.ts';
import { expect, test } from '../../fixtures/test.ts';
import { TEMPLATES } from '../../pages/templates.ts';

/** All JavaScript of a first visit once everything has come, in bytes after brotli 11. */
const LIMIT = 115_000;

/** Places parts of three sections. */
const HOME_LIMIT = 125_000;

for (const address of TEMPLATES) {
  test(`all JavaScript of a first visit to ${address} stays within its limit`, async ({ page, expectedConsole }) => {
    expectedConsole.push(/status of 404/);
    const files = noteFiles(page, ['script']);
    await page.goto(address);
    await untilHydrated(page);
    expect(totalSize(await files())).toBeLessThanOrEqual(address === ADDRESSES.home ? HOME_LIMIT : LIMIT);
  });
}
