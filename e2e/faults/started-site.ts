import { test as base } from '@playwright/test';
import { Account } from '../fixtures/account.ts';
import { Visits } from '../fixtures/visits.ts';
import { FaultySite, type FaultySiteOptions } from './site/faulty-site.ts';

export { expect } from '@playwright/test';

interface Fixtures {
  readonly visits: Visits;
  /** Starts a site that is the story's alone, and stops it afterwards, its disk included. */
  readonly startSite: (options?: FaultySiteOptions) => Promise<FaultySite>;
}

/** Playwright's test for stories that need a site of another kind each; of one that fails is told what happened on its site. */
export const test = base.extend<Fixtures>({
  visits: async ({ browser, colorScheme, javaScriptEnabled }, use) =>
    use(new Visits(browser, { colorScheme, javaScriptEnabled })),
  startSite: async ({ visits, context }, use, info) => {
    const started: { readonly site: FaultySite; readonly account: Account }[] = [];
    await use(async (options) => {
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
      await site.disk?.unmount();
    }
  },
});
