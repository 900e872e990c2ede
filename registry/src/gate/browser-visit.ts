import { setTimeout as pause } from 'node:timers/promises';
import { FIRST_VIEW_ID, PROGRAM_ATTRIBUTE } from '@sgc/contract/section';
import type { Browser, BrowserContext, ConsoleMessage, Page } from 'playwright-core';
import { lostPart, type ShownParts, shownParts } from './shown-parts.ts';

const PAGE_LIMIT_MS = 10_000;
const LOOK_AGAIN_MS = 50;
/** What the program has to show at first is shown by then. */
const SHOWN_WITHIN_MS = 5000;

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

/** True once the program has nothing left to do at once. */
const IS_IDLE = 'new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(() => resolve(true))))';

const within = { timeout: PAGE_LIMIT_MS, polling: LOOK_AGAIN_MS };

/** Runs in a page: the addresses of this site that it links to, each once. */
const linksOf = (): string[] => [
  ...new Set(
    [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([target], [download])')].map(
      ({ pathname, search }) => `${pathname}${search}`,
    ),
  ),
];

/** Runs in a page: presses a link as a visitor would. @returns whether there is one. */
const press = (address: string): boolean => {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([target], [download])')];
  const link = links.find(({ pathname, search }) => `${pathname}${search}` === address);
  link?.click();
  return link !== undefined;
};

/** A page that is busy for ever does not even say so. */
const inTime = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    pause(PAGE_LIMIT_MS, undefined, { ref: false }).then(() => {
      throw new PageFault(`it did not answer within ${PAGE_LIMIT_MS} ms`);
    }),
  ]);

/** Thrown with what is wrong with a page, in words for its team. */
export class PageFault extends Error {
  override readonly name = 'PageFault';
}

/** A site that is not live, in a browser that reaches nothing else. */
export class BrowserVisit {
  readonly #origin: string;
  readonly #plain: BrowserContext;
  readonly #page: Page;
  readonly #faults: string[] = [];
  readonly #byServer = new Map<string, ShownParts>();

  private constructor(origin: string, plain: BrowserContext, page: Page) {
    this.#origin = origin;
    this.#plain = plain;
    this.#page = page;
    page.on('pageerror', (error) => this.#faults.push(error.message));
    page.on('console', (message: ConsoleMessage) => {
      // Data that is not there is not the release's fault; the page shows what it shows then.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        this.#faults.push(message.text());
    });
  }

  static async begin(browser: Browser, origin: string): Promise<BrowserVisit> {
    // Nobody watches: transitions would only be waited for.
    const reducedMotion = 'reduce';
    const plain = await browser.newContext({ reducedMotion, javaScriptEnabled: false });
    const whole = await browser.newContext({ reducedMotion });
    const isElsewhere = (url: URL): boolean => url.origin !== origin;
    for (const context of [plain, whole]) await context.route(isElsewhere, (route) => route.abort());
    return new BrowserVisit(origin, plain, await whole.newPage());
  }

  /**
   * Loads a page and waits until its program has taken it over; one that never has a program must not need it.
   * @returns where it links to.
   * @throws PageFault
   */
  async open(address: string): Promise<string[]> {
    return this.#try(async () => {
      await this.#page.goto(`${this.#origin}${address}`, { timeout: PAGE_LIMIT_MS });
      if (!(await this.#bringProgram())) {
        const control = await inTime(this.#page.evaluate<string | undefined>(IDLE_CONTROL));
        if (control !== undefined) {
          throw new PageFault(`its program never comes, and "${control}" does nothing without it`);
        }
      }
      await this.#expectWhole(address);
      return inTime(this.#page.evaluate(linksOf));
    });
  }

  /**
   * Follows a link to another page of the site: in the program that runs, or as a document where none does.
   * @returns false if there is no such link.
   * @throws PageFault
   */
  async follow(address: string): Promise<boolean> {
    return this.#try(async () => {
      const isPressed = await inTime(this.#page.evaluate(press, address));
      if (!isPressed) return false;
      await this.#page.waitForURL(`${this.#origin}${address}`, { timeout: PAGE_LIMIT_MS, waitUntil: 'commit' });
      await this.#bringProgram();
      await this.#expectWhole(address);
      return true;
    });
  }

  /** Wants the page's program, and waits for it. @returns false if the page has none. */
  async #bringProgram(): Promise<boolean> {
    await this.#page.waitForLoadState('domcontentloaded', { timeout: PAGE_LIMIT_MS });
    if ((await inTime(this.#page.evaluate<string>(PROGRAM))) === 'never') return false;
    await inTime(this.#page.evaluate(WANT_PROGRAM));
    await this.#page.waitForSelector(TAKEN_OVER, { state: 'attached', timeout: PAGE_LIMIT_MS });
    return true;
  }

  /** What the server's page shows has to be there once the program has done what it does at first. */
  async #expectWhole(address: string): Promise<void> {
    await this.#page.waitForFunction(IS_IDLE, undefined, within);
    const before = await this.#partsByServer(address);
    const deadline = Date.now() + SHOWN_WITHIN_MS;
    for (;;) {
      const lost = lostPart(before, await inTime(this.#page.evaluate(shownParts)));
      if (lost === undefined) return;
      if (Date.now() > deadline) throw new PageFault(lost);
      await pause(LOOK_AGAIN_MS);
    }
  }

  async #partsByServer(address: string): Promise<ShownParts> {
    const known = this.#byServer.get(address);
    if (known !== undefined) return known;
    const page = await this.#plain.newPage();
    try {
      await page.goto(`${this.#origin}${address}`, { timeout: PAGE_LIMIT_MS });
      const parts = await page.evaluate(shownParts);
      this.#byServer.set(address, parts);
      return parts;
    } finally {
      await page.close();
    }
  }

  async #try<T>(work: () => Promise<T>): Promise<T> {
    try {
      const result = await work();
      const [fault] = this.#faults;
      if (fault === undefined) return result;
      throw new PageFault(fault);
    } catch (error) {
      // What the page itself said is the cause of what the browser waited for in vain.
      throw new PageFault(this.#faults[0] ?? (error as Error).message.split('\n', 1)[0] ?? '');
    }
  }
}
