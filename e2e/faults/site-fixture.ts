import { test as base, expect } from '@playwright/test';
import { Account } from '../fixtures/account.ts';
import { Visits } from '../fixtures/visits.ts';
import { expectKept } from '../probe/expect-kept.ts';
import { Probe } from '../probe/probe.ts';
import { expectNamed } from '../qa/faults/expect-named.ts';
import { FaultySite } from './site/faulty-site.ts';
import { SmallDisk } from './site/small-disk.ts';

export { expect } from '@playwright/test';

/** Messages, pages and reads in a second beside every story. */
const PROBE_RATE = 2;

const DISK_MB = 64;

/** Playwright's test with a site that all stories of a run share; each mends what it broke. A probe runs beside every story. */
export const test = base.extend<
  { visits: Visits; account: Account; probe: Probe },
  { hasSmallDisk: boolean; site: FaultySite }
>({
  /** Whether the site has a disk that can be filled. */
  hasSmallDisk: [false, { scope: 'worker', option: true }],
  site: [
    async ({ hasSmallDisk }, use) => {
      const disk = hasSmallDisk ? await SmallDisk.mount(DISK_MB) : undefined;
      const site = await FaultySite.start({ ...(disk && { disk }) });
      await use(site);
      await site.stop();
      await disk?.unmount();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  visits: [
    async ({ browser, colorScheme, javaScriptEnabled, site }, use, info) => {
      const visits = new Visits(browser, { colorScheme, javaScriptEnabled });
      await use(visits);
      visits.noteIn(info, [site.timeline]);
      expectNamed(site.timeline);
    },
    { auto: true },
  ],
  account: [({ visits: _, context, site }, use, info) => Account.during(site, context, use, info), { auto: true }],
  probe: [
    // What a probe finds is told of as well.
    async ({ site, account: _ }, use) => {
      const fellBefore = site.api.fell + site.registry.fell + site.shell.fell;
      const probe = new Probe(site.address, { rate: PROBE_RATE });
      await use(probe);
      await expectKept(probe, { stored: () => site.leads(), mailed: async () => site.mailbox.arrived });
      const fell = site.api.fell + site.registry.fell + site.shell.fell;
      expect(fell, 'programs that ended by themselves').toBe(fellBefore);
    },
    { auto: true },
  ],
});
