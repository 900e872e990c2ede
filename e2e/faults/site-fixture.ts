import { test as base } from '@playwright/test';
import { FaultySite } from './line/faulty-site.ts';

export { expect } from '@playwright/test';

/** Playwright's test with a site that all stories of a run share; each mends what it broke. */
export const test = base.extend<object, { site: FaultySite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern that no other fixture is needed
    async ({}, use) => {
      const site = await FaultySite.start();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
