import { test as base } from '@playwright/test';
import { Account } from '../fixtures/account.ts';
import { Visits } from '../fixtures/visits.ts';
import { expectNamed } from '../qa/faults/expect-named.ts';
import { compose, TIMELINE } from './containers.ts';

export { expect } from '@playwright/test';

const SITE = {
  timeline: TIMELINE,
  logsSince: (at: Date) => compose(['logs', '--no-color', '--no-log-prefix', '--since', at.toISOString()]),
};

/** Playwright's test, which says of a story that fails what happened to the containers and what their programs logged. */
export const test = base.extend<{ visits: Visits; account: Account }>({
  visits: [
    async ({ browser, colorScheme, javaScriptEnabled }, use, info) => {
      const visits = new Visits(browser, { colorScheme, javaScriptEnabled });
      await use(visits);
      visits.noteIn(info, [TIMELINE]);
      expectNamed(TIMELINE);
    },
    { auto: true },
  ],
  account: [({ visits: _, context }, use, info) => Account.during(SITE, context, use, info), { auto: true }],
});
