import { ADDRESSES, policyAddress } from '@sgc/contract/addresses';
import { untilHydrated } from '../../fixtures/hydration.ts';
import { expect, test } from '../../fixtures/test.ts';

/** The part of the browser's trace that is read: how many elements each recalculation styled, and marks, by their time. */
interface TraceEvent {
  readonly name: string;
  readonly ts: number;
  readonly args: { readonly elementCount?: number };
}

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
    await browser.startTracing(page, { categories: ['devtools.timeline', 'blink.user_timing'] });
    await page.evaluate(() => {
      getComputedStyle(document.body).color;
      performance.mark('comes');
      const part = document.createElement('div');
      document.querySelector('main')?.lastElementChild?.before(part);
      getComputedStyle(part).color;
      performance.mark('has come');
    });
    const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
    const at = (mark: string): number => traceEvents.find(({ name }) => name === mark)?.ts ?? Number.NaN;
    const styled = traceEvents.filter(
      ({ name, ts }) => name === 'UpdateLayoutTree' && ts > at('comes') && ts < at('has come'),
    );
    expect(styled).not.toEqual([]);
    expect(styled.reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0)).toBeLessThanOrEqual(MOST);
  });
}
