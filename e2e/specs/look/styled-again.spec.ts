import type { Browser, Page } from '@playwright/test';
import { ADDRESSES, policyAddress, vehicleAliasAddress } from '@sgc/contract/addresses';
import { untilHydrated } from '../../fixtures/hydration.ts';
import { expect, test } from '../../fixtures/test.ts';

// Pictures of the document that a trace of the test takes would have all of it styled.
test.use({ trace: 'off' });

/** The part of the browser's trace that is read: how many elements each recalculation styled, and marks, by their time. */
interface TraceEvent {
  readonly name: string;
  readonly ts: number;
  readonly args: { readonly elementCount?: number; readonly beginData?: { readonly frame?: string } };
}

/** The frame of a page by the name that traces have: those of its drawings are others. */
const frameOf = async (page: Page): Promise<string> => {
  const devtools = await page.context().newCDPSession(page);
  const { frameTree } = await devtools.send('Page.getFrameTree');
  await devtools.detach();
  return frameTree.frame.id;
};

/** How many elements the browser styles between the marks `begins` and `ends`, which the page's performance timeline gets meanwhile. */
const styledElements = async (browser: Browser, page: Page, work: () => Promise<unknown>): Promise<number> => {
  const frame = await frameOf(page);
  await browser.startTracing(page, { categories: ['devtools.timeline', 'blink.user_timing'] });
  await work();
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
  const at = (mark: string): number => traceEvents.find(({ name }) => name === mark)?.ts ?? Number.NaN;
  const styled = traceEvents.filter(
    ({ name, ts, args }) =>
      name === 'UpdateLayoutTree' && args.beginData?.frame === frame && ts > at('begins') && ts < at('ends'),
  );
  expect(styled).not.toEqual([]);
  return styled.reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0);
};

/** The new element, and what rules by class find anywhere in the page: sections, buttons of the header, the call bar. */
const MOST = 20;

// Rules for anything that stands beside anything make a browser style all of a page's elements again for each new one.
for (const address of [ADDRESSES.home, ADDRESSES.inventory, ADDRESSES.contact, policyAddress('return-policy')]) {
  test(`an element that comes to ${address} leaves the style of what stands beside it alone`, async ({
    page,
    browser,
  }) => {
    await page.goto(address);
    await untilHydrated(page);
    const styled = await styledElements(browser, page, () =>
      page.evaluate(() => {
        getComputedStyle(document.body).color;
        performance.mark('begins');
        const part = document.createElement('div');
        document.querySelector('main')?.lastElementChild?.before(part);
        getComputedStyle(part).color;
        performance.mark('ends');
      }),
    );
    expect(styled).toBeLessThanOrEqual(MOST);
  });
}

test('a page that was rendered ahead is styled before the click that shows it', async ({ page, browser }) => {
  await page.goto(ADDRESSES.inventory);
  await untilHydrated(page);
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' });
  await link.hover();
  const elements = page.locator('page-place *');
  await expect(elements).not.toHaveCount(0);
  expect(await elements.count()).toBeGreaterThan(MOST);
  await page.evaluate(() => {
    const { port1, port2 } = new MessageChannel();
    // The first task after the frame.
    port1.onmessage = () => performance.mark('ends');
    const begin = (): void => {
      performance.mark('begins');
      requestAnimationFrame(() => port2.postMessage(undefined));
    };
    addEventListener('click', begin, { once: true, capture: true });
    return new Promise((resolve) => requestIdleCallback(resolve));
  });
  const styled = await styledElements(browser, page, async () => {
    // Not by the link's role again: looking for one has the page styled.
    await page.mouse.down();
    await page.mouse.up();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
  expect(styled).toBeLessThanOrEqual(MOST);
});

test('a cart that is taken for comparison, and back, leaves the style of the page alone', async ({ page, browser }) => {
  await page.goto(vehicleAliasAddress('ev-city'));
  await untilHydrated(page);
  const compare = page.getByRole('button', { name: 'Compare EV CITY', exact: true });
  const tray = page.getByRole('complementary', { name: 'Comparison' });
  // The tray's program comes with the first cart.
  await compare.click();
  await expect(tray).toBeVisible();
  for (const count of [0, 1]) {
    const styled = await styledElements(browser, page, () =>
      compare.evaluate(async (button: HTMLElement) => {
        const frame = () => new Promise(requestAnimationFrame);
        performance.mark('begins');
        button.click();
        // In one the tray comes or goes, in the next its size is seen.
        for (let frames = 0; frames < 3; frames += 1) await frame();
        performance.mark('ends');
      }),
    );
    await expect(tray).toHaveCount(count);
    expect(styled).toBeLessThanOrEqual(MOST);
  }
});
