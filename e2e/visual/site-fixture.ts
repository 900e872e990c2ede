import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../compose/containers.ts';
import { Account } from '../fixtures/account.ts';
import { test as base } from '../fixtures/test.ts';
import { Timeline } from '../fixtures/timeline.ts';

export { expect } from '@playwright/test';

/** Where the site that the suite starts keeps its logs; one that is given by its address keeps them elsewhere. */
const LOGS = join(ROOT, '.data/e2e/logs');

const SITE = {
  // Pictures are taken of a site that is left in peace.
  timeline: new Timeline(),
  logsSince: async (): Promise<string> => {
    const files = process.env.BASE_URL === undefined ? await readdir(LOGS).catch(() => []) : [];
    return (await Promise.all(files.map((file) => readFile(join(LOGS, file), 'utf8')))).join('\n');
  },
};

/** The suite's test, which says of a picture that differs what its page was answered and what the site logged of it. */
export const test = base.extend<{ account: Account }>({
  account: [({ visits: _, context }, use, info) => Account.during(SITE, context, use, info), { auto: true }],
});
