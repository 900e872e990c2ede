import { untilHydrated } from '../fixtures/hydration.ts';
import { NO_SUCH_PAGE, TEMPLATES } from '../pages/templates.ts';
import { openSettled } from './settle.ts';
import { expect, test } from './site-fixture.ts';

const fileName = (address: string): string => `${address === '/' ? 'home' : address.slice(1).replaceAll('/', '-')}.png`;

for (const address of TEMPLATES) {
  test(address, async ({ page, expectedConsole }) => {
    // The browser tells of the document itself.
    if (address === NO_SUCH_PAGE) expectedConsole.push(/status of 404/);
    await openSettled(page, address);
    // What depends on the time is the program's to say.
    await untilHydrated(page);
    await expect(page).toHaveScreenshot(fileName(address));
  });
}
