import { setTimeout as pause } from 'node:timers/promises';
import { FIRST_VIEW_ID, PROGRAM_ATTRIBUTE } from '@sgc/contract/section';
import type { BrowserContext, ConsoleMessage, Page } from 'playwright-core';
import type { ContrastCheck } from './contrast.ts';
import { PAGE_LIMIT_MS, type ServerParts } from './server-parts.ts';
import { lostPart, type ShownParts, shownParts } from './shown-parts.ts';

const LOOK_AGAIN_MS = 50;
/** The program has shown its first content by then. */
const SHOWN_WITHIN_MS = 5000;

/** The page's setting of when its program comes. */
const PROGRAM = `JSON.parse(document.getElementById('${FIRST_VIEW_ID}').textContent).program`;

/** A visitor who spares bytes: the program comes at a sign of intent alone, so that the page can be looked at before. */
const SPARING = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })";

/** The visitor's wish that brings the program. */
const WANT_PROGRAM = "document.dispatchEvent(new Event('keydown'))";

/** There once everything of the page answers to its program. */
const TAKEN_OVER = `html[${PROGRAM_ATTRIBUTE}=here]`;

/** Name of the first control that does nothing without a program: a plain button, or a form without a way to be sent. */
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

/** Bounds the wait: a page that is busy for ever does not answer. */
const inTime = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    pause(PAGE_LIMIT_MS, undefined, { ref: false }).then(() => {
      throw new PageFault(`it did not answer within ${PAGE_LIMIT_MS} ms`);
    }),
  ]);

/** A browser's error for an answer that it did not get: it says nothing about the page itself. */
const LOST_ANSWER = /net::ERR_/;

/** A fault of a page, in words for its team. */
export class PageFault extends Error {
  override readonly name = 'PageFault';

  /** Whether it may have been the machine's fault. */
  get mayPass(): boolean {
    return LOST_ANSWER.test(this.message);
  }
}

/** The links of a page, and whether it runs a program. */
export interface Opened {
  readonly links: readonly string[];
  readonly hasProgram: boolean;
}

/** The site that is visited, and the checks beside its program. */
interface VisitedSite {
  readonly origin: string;
  readonly server: ServerParts;
  readonly contrast: ContrastCheck | undefined;
}

/** A tab that visits a site that is not live. */
export class BrowserVisit {
  readonly #origin: string;
  readonly #page: Page;
  readonly #server: ServerParts;
  readonly #contrast: ContrastCheck | undefined;
  readonly #faults: string[] = [];
  /** Ends the wait for a page that has failed. */
  #onFault: (fault: string) => void = () => undefined;

  private constructor(page: Page, { origin, server, contrast }: VisitedSite) {
    this.#origin = origin;
    this.#page = page;
    this.#server = server;
    this.#contrast = contrast;
    page.on('pageerror', (error) => this.#note(error.message));
    page.on('console', (message: ConsoleMessage) => {
      // Missing data is not the release's fault; the page has its own content for that case.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        this.#note(message.text());
    });
  }

  #note(fault: string): void {
    this.#faults.push(fault);
    this.#onFault(fault);
  }

  static async begin(context: BrowserContext, site: VisitedSite): Promise<BrowserVisit> {
    const page = await context.newPage();
    await page.addInitScript(SPARING);
    return new BrowserVisit(page, site);
  }

  /**
   * Loads a page and waits until its program has taken it over; one that never has a program must not need it.
   * @throws PageFault
   */
  async open(address: string): Promise<Opened> {
    return this.#try(async () => {
      await this.#page.goto(`${this.#origin}${address}`, { timeout: PAGE_LIMIT_MS, waitUntil: 'domcontentloaded' });
      // No code of the section has run: the page cannot hang.
      await this.#contrast?.look(address, this.#page);
      const hasProgram = await this.#hasProgram();
      if (hasProgram) {
        const before = await inTime(this.#page.evaluate(shownParts));
        this.#server.learn(address, before);
        await this.#bringProgram();
        await this.#expectWhole(before);
      } else {
        const control = await inTime(this.#page.evaluate<string | undefined>(IDLE_CONTROL));
        if (control !== undefined) {
          throw new PageFault(`its program never comes, and "${control}" does nothing without it`);
        }
      }
      return { links: await inTime(this.#page.evaluate(linksOf)), hasProgram };
    });
  }

  /**
   * Follows a link to another page of the site in the program that runs.
   * @returns false if there is no such link.
   * @throws PageFault
   */
  async follow(address: string): Promise<boolean> {
    return this.#try(async () => {
      const before = this.#server.of(address);
      // Looked at below, if there is such a link.
      before.catch(() => undefined);
      const isPressed = await inTime(this.#page.evaluate(press, address));
      if (!isPressed) return false;
      await this.#page.waitForURL(`${this.#origin}${address}`, { timeout: PAGE_LIMIT_MS, waitUntil: 'commit' });
      await this.#page.waitForLoadState('domcontentloaded', { timeout: PAGE_LIMIT_MS });
      if (await this.#hasProgram()) await this.#bringProgram();
      await this.#expectWhole(await before, () => this.#server.look(address));
      return true;
    });
  }

  async #hasProgram(): Promise<boolean> {
    return (await inTime(this.#page.evaluate<string>(PROGRAM))) !== 'none';
  }

  /** Wants the page's program, and waits until it has taken over. */
  async #bringProgram(): Promise<void> {
    await inTime(this.#page.evaluate(WANT_PROGRAM));
    await this.#page.waitForSelector(TAKEN_OVER, { state: 'attached', timeout: PAGE_LIMIT_MS });
  }

  /** Checks that the parts of the server's page are still there once the program has started. */
  async #expectWhole(before: ShownParts, lookAgain = async () => before): Promise<void> {
    await inTime(this.#page.evaluate(IS_IDLE));
    const deadline = Date.now() + SHOWN_WITHIN_MS;
    for (;;) {
      const after = await inTime(this.#page.evaluate(shownParts));
      if (lostPart(before, after) === undefined) return;
      if (Date.now() > deadline) {
        // The page may show something else by now than when it was looked at.
        const lost = lostPart(await lookAgain(), after);
        if (lost === undefined) return;
        throw new PageFault(lost);
      }
      await pause(LOOK_AGAIN_MS);
    }
  }

  async #try<T>(work: () => Promise<T>): Promise<T> {
    const failing = new Promise<never>((_, reject) => {
      this.#onFault = (fault) => reject(new Error(fault));
    });
    try {
      const result = await Promise.race([work(), failing]);
      const [fault] = this.#faults;
      if (fault === undefined) return result;
      throw new PageFault(fault);
    } catch (error) {
      // An error of the page itself is the cause of the browser's time-out.
      throw new PageFault(this.#faults[0] ?? (error as Error).message.split('\n', 1)[0] ?? '');
    }
  }
}
