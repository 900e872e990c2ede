import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { ADDRESSES } from '@sgc/contract/addresses';
import { CHROMIUM_ARGS } from '../browser/chromium-args.ts';
import { chromiumOrInstall } from '../browser/find-chromium.ts';
import { untilHydrated } from '../fixtures/hydration.ts';
import { expect, test } from '../fixtures/test.ts';
import { NO_SUCH_PAGE, TEMPLATES } from '../pages/templates.ts';
import { RecordedSite } from '../specs/search/recorded-site.ts';

/** Where a document says how it came to be shown: Playwright loses sight of one that is restored. */
const SHOWN = '/api/shown';

const TELL = `addEventListener('pageshow', ({ persisted }) => {
  const { notRestoredReasons: reasons = null } = performance.getEntriesByType('navigation')[0];
  const shown = JSON.stringify({ address: location.pathname + location.search, persisted, reasons });
  fetch('${SHOWN}?' + encodeURIComponent(shown));
})`;

let browser: Browser;
let site: RecordedSite;

// Only the whole browser keeps documents that are left, and only if Playwright does not tell it otherwise.
test.beforeAll(async ({ baseURL }) => {
  site = await RecordedSite.of(baseURL ?? '', () => false);
  browser = await chromium.launch({
    executablePath: chromiumOrInstall('whole'),
    args: CHROMIUM_ARGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
});
test.afterAll(async () => {
  await browser.close();
  site.close();
});

/** What a document said of itself the last time that it was shown. */
const lastShown = (address: string): unknown =>
  site.requests
    .filter(({ path }) => path.startsWith(SHOWN))
    .map(({ path }) => JSON.parse(decodeURIComponent(path.slice(SHOWN.length + 1))))
    .findLast((shown) => shown.address === address);

const leaveAndGoBack = async (address: string, leftFor: string): Promise<BrowserContext> => {
  const context = await browser.newContext({ baseURL: site.origin });
  const page = await context.newPage();
  await page.addInitScript(TELL);
  await page.goto(address);
  await untilHydrated(page);
  await page.goto(leftFor);
  await page.evaluate('void setTimeout(() => history.back())');
  return context;
};

for (const address of TEMPLATES.filter((one) => one !== NO_SUCH_PAGE)) {
  test(`Back restores ${address} as it was left`, async () => {
    const context = await leaveAndGoBack(address, address === ADDRESSES.about ? ADDRESSES.privacy : ADDRESSES.about);
    await expect.poll(() => lastShown(address)).toEqual({ address, persisted: true, reasons: null });
    await context.close();
  });
}

test('only its status keeps Chromium from restoring a page that there is not', async () => {
  const context = await leaveAndGoBack(NO_SUCH_PAGE, ADDRESSES.about);
  // Reasons of the browser's own have no name.
  const reasons = [{ reason: 'masked' }, { reason: 'response-status-not-ok' }];
  await expect.poll(() => lastShown(NO_SUCH_PAGE)).toMatchObject({ persisted: false, reasons: { reasons } });
  await context.close();
});
