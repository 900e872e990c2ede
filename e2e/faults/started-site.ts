import { test as base } from '@playwright/test';
import { Account } from '../fixtures/account.ts';
import { Visits } from '../fixtures/visits.ts';
import { expectNamed } from '../qa/faults/expect-named.ts';
import { FaultySite, type FaultySiteOptions } from './site/faulty-site.ts';
import type { SmallDisk } from './site/small-disk.ts';

export { expect } from '@playwright/test';

interface Fixtures {
  readonly visits: Visits;
  /** Starts a site that is the story's alone, and stops it afterwards, its disk included. */
  readonly startSite: (options?: FaultySiteOptions) => Promise<FaultySite>;
}

/** Playwright's test for stories that need a site of another kind each; of one that fails is told what happened on its site. */
export const test = base.extend<Fixtures>({
  visits: [
    // Before the page that a story asks for, which it watches.
    async ({ browser, colorScheme, javaScriptEnabled }, use) =>
      use(new Visits(browser, { colorScheme, javaScriptEnabled })),
    { auto: true },
  ],
  startSite: async ({ visits, context }, use, info) => {
    const started: { readonly site: FaultySite; readonly account: Account }[] = [];
    const disks: SmallDisk[] = [];
    await use(async (options = {}) => {
      // Before a start that may fail.
      if (options.disk !== undefined) disks.push(options.disk);
      const site = await FaultySite.start(options);
      started.push({ site, account: new Account(site, context) });
      return site;
    });
    visits.noteIn(
      info,
      started.map(({ site }) => site.timeline),
    );
    for (const { site, account } of started) {
      await account.tellIfFailed(info);
      await site.stop();
    }
    for (const disk of disks) await disk.unmount();
    for (const { site } of started) expectNamed(site.timeline);
  },
});
