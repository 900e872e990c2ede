import type { Page } from '@playwright/test';

/** Time without a request after which a page counts as at rest. */
const QUIET_MS = 150;

/** Follows a page's requests. @returns a function that waits until the page makes none and is idle. */
export const watchRequests = (page: Page): (() => Promise<void>) => {
  let open = 0;
  let wake = (): void => undefined;
  page.on('request', () => {
    open += 1;
    wake();
  });
  const end = (): void => {
    open = Math.max(0, open - 1);
    wake();
  };
  page.on('requestfinished', end).on('requestfailed', end);
  const quiet = (): Promise<void> =>
    new Promise((resolve) => {
      let timer: NodeJS.Timeout;
      wake = () => {
        clearTimeout(timer);
        timer = setTimeout(() => open === 0 && resolve(), QUIET_MS);
      };
      wake();
    });
  return async () => {
    await quiet();
    await page.evaluate('new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: 500 }))');
  };
};
