import type { StoredRelease } from '@sgc/release-format';
import { Refusal } from '@sgc/release-format';
import type { SetRenderer } from '@sgc/renderer/host';
import type { Browser, BrowserContext, ConsoleMessage } from 'playwright-core';
import type { Activated, TriedPage } from './activation.ts';

interface Trial extends Activated {
  readonly releases: readonly StoredRelease[];
}

/** Opens pages of a set that is not live in a real browser. */
export type HydrationCheck = (trial: Trial) => Promise<void>;

/** A site that shows one set to this machine only. */
export interface TrialSite {
  readonly origin: string;
  close(): Promise<void>;
}

const PAGE_LIMIT_MS = 10_000;

const BROWSER_ARGUMENTS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'];

/** True once the visit's program has begun to take the page over. */
const IS_TAKEN_OVER = "Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__react'))";

/** Settles when the program has nothing left to do at once. */
const IS_IDLE = 'new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(resolve)))';

/** What is wrong with a page once its program runs; undefined if nothing is. */
const faultOf = async (context: BrowserContext, address: string): Promise<string | undefined> => {
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message: ConsoleMessage) => {
    // Data that is not there is not the release's fault; the page shows what it shows then.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      faults.push(message.text());
  });
  try {
    await page.goto(address, { timeout: PAGE_LIMIT_MS });
    await page.waitForFunction(IS_TAKEN_OVER, undefined, { timeout: PAGE_LIMIT_MS });
    await page.evaluate(IS_IDLE);
  } catch (error) {
    faults.push((error as Error).message.split('\n', 1)[0] ?? '');
  } finally {
    await page.close();
  }
  return faults[0];
};

const check = async (browser: Browser, origin: string, pages: readonly TriedPage[]): Promise<void> => {
  const context = await browser.newContext();
  for (const { address } of pages) {
    const fault = await faultOf(context, `${origin}${address}`);
    if (fault !== undefined) throw new Refusal('hydration', `${address} does not come alive in a browser: ${fault}`);
  }
};

/**
 * Checks that every page of the new releases comes alive in a browser without an error.
 * @param executablePath the browser: a Chromium.
 * @param show makes a set reachable for it.
 */
export const hydrationCheck =
  (executablePath: string, show: (renderer: SetRenderer) => Promise<TrialSite>) =>
  async ({ renderer, releases, tried }: Trial): Promise<void> => {
    const changed = new Set(releases.map(({ descriptor }) => descriptor.section));
    const pages = tried.filter(({ match }) => changed.has(match.owner));
    const onePerPage = [...new Map(pages.toReversed().map((page) => [page.match.page, page])).values()];
    const { chromium } = await import('playwright-core');
    const site = await show(renderer);
    try {
      const browser = await chromium.launch({ executablePath, args: BROWSER_ARGUMENTS });
      try {
        await check(browser, site.origin, onePerPage);
      } finally {
        await browser.close();
      }
    } finally {
      await site.close();
    }
  };
