import { expect, test } from '@playwright/test';
import { TEMPLATES } from '../pages/templates.ts';
import { openSettled, unroll } from './settle.ts';

const fileName = (address: string): string => `${address === '/' ? 'home' : address.slice(1).replaceAll('/', '-')}.png`;

for (const address of TEMPLATES) {
  test(address, async ({ page }) => {
    await openSettled(page, address);
    await unroll(page);
    await expect(page).toHaveScreenshot(fileName(address));
  });
}
