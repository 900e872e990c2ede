import { FIRST_VIEW_ID, PROGRAM_ATTRIBUTE } from '@sgc/contract/section';
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

/** What the page says of when its program comes. */
const PROGRAM = `JSON.parse(document.getElementById('${FIRST_VIEW_ID}').textContent).program`;

/** The visitor's wish that brings the program. */
const WANT_PROGRAM = "document.dispatchEvent(new Event('keydown'))";

/** There once everything of the page answers to its program. */
const TAKEN_OVER = `html[${PROGRAM_ATTRIBUTE}=here]`;

/** What the first control is called that does nothing without a program: a plain button, or a form that nothing sends. */
const IDLE_CONTROL = `(() => {
  const isPlain = (button) =>
    (button.type === 'button' || button.form === null) && !button.popoverTargetElement && !button.commandForElement;
  const button = [...document.querySelectorAll('main button')].find(isPlain);
  if (button !== undefined) return button.textContent.trim();
  const isSent = ({ form }) => form?.querySelector('[type=submit], button:not([type])') != null;
  return [...document.querySelectorAll('main :is(input, select, textarea)')].find((field) => !isSent(field))?.name;
})()`;

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
    if ((await page.evaluate(PROGRAM)) === 'never') {
      const control = await page.evaluate<string | undefined>(IDLE_CONTROL);
      if (control !== undefined) faults.push(`its program never comes, and "${control}" does nothing without it`);
      return faults[0];
    }
    await page.evaluate(WANT_PROGRAM);
    await page.waitForSelector(TAKEN_OVER, { state: 'attached', timeout: PAGE_LIMIT_MS });
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
