import { type ListedPage, pageIn, readGalleries } from '@sgc/local/gallery';
import { untilHydrated } from '../fixtures/hydration.ts';
import { expect, test } from '../fixtures/test.ts';
import { GALLERY_PORT } from './ports.ts';
import { openAtNoon, settle } from './settle.ts';

const listedPages = await readGalleries();

/** Pages that ask the API something; the site's own pictures show all others. */
const asking = new Set(listedPages.filter(({ state }) => state !== 'ok').map(({ address }) => address));

const pictured = listedPages.filter(({ address }) => asking.has(address));

const fileName = ({ address, state }: ListedPage): string =>
  `${new URL(address, 'http://gallery.invalid').pathname.slice(1).replaceAll('/', '-')}-${state}.png`;

for (const listed of pictured) {
  const { section, state, address } = listed;
  test(`${address} of ${section}: ${state}`, async ({ page, expectedConsole }) => {
    // What the API answers in a state stands in the console too.
    expectedConsole.push(/./);
    const url = pageIn(listed, address, GALLERY_PORT);
    await openAtNoon(page, url);
    await untilHydrated(page);
    await page.waitForURL(url);
    // What loads while the API is silent goes on loading.
    if (state !== 'slow') await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await settle(page);
    await expect(page).toHaveScreenshot(fileName(listed));
  });
}
