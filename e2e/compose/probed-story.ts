import { expectKept } from '../probe/expect-kept.ts';
import { Probe } from '../probe/probe.ts';
import { mailedLeads, storedLeads } from './containers.ts';
import { test as story } from './story-fixture.ts';

export { expect } from '@playwright/test';

/** Messages, pages and reads in a second beside every story. */
const PROBE_RATE = 2;

/** A story of the containers with a probe beside it. */
export const test = story.extend<{ probe: Probe }>({
  probe: [
    // What a probe finds is told of as well.
    async ({ baseURL, account: _ }, use) => {
      const probe = new Probe(`${baseURL}`, { rate: PROBE_RATE });
      await use(probe);
      await expectKept(probe, { stored: storedLeads, mailed: mailedLeads });
    },
    { auto: true },
  ],
});
