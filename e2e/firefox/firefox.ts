import { test as base } from '@playwright/test';
import { PROGRAM_ATTRIBUTE } from '@sgc/contract/section';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { findFirefox } from '../browser/find-firefox.ts';

const PHONE = { width: 390, height: 844 };
const WAIT_MS = 10_000;

/** A page in Firefox; what its console says at the end has to be nothing. */
export interface FirefoxPage {
  readonly page: Page;
  /** Opens an address, brings the page's program where it has one, and answers the status. */
  open(path: string): Promise<number | undefined>;
}

const COMES = `document.documentElement.hasAttribute('${PROGRAM_ATTRIBUTE}')`;
const HERE = `document.documentElement.getAttribute('${PROGRAM_ATTRIBUTE}') === 'here'`;

/** Tests with a page in Firefox; one browser for all of them. */
export const test = base.extend<{ firefox: FirefoxPage }, { browserOfFirefox: Browser }>({
  browserOfFirefox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from it
    async ({}, use) => {
      const browser = await puppeteer.launch({ browser: 'firefox', executablePath: findFirefox(), headless: true });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  firefox: async ({ browserOfFirefox, baseURL }, use) => {
    const context = await browserOfFirefox.createBrowserContext();
    const page = await context.newPage();
    // Before the test's own end, so that it is said what was waited for.
    page.setDefaultTimeout(WAIT_MS);
    await page.setViewport(PHONE);
    const said: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warn') said.push(message.text());
    });
    page.on('pageerror', (error) => said.push(String(error)));
    await use({
      page,
      open: async (path) => {
        const answer = await page.goto(`${baseURL}${path}`);
        await page.keyboard.press('Shift');
        if (await page.evaluate(COMES)) await page.waitForFunction(HERE);
        return answer?.status();
      },
    });
    base.expect(said).toEqual([]);
    await context.close();
  },
});

export { expect } from '@playwright/test';
