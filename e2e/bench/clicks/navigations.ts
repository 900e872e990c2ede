import type { Browser, CDPSession, Page } from '@playwright/test';
import { untilHydrated } from '../../fixtures/hydration.ts';
import { HeadingClock } from './heading-clock.ts';
import { watchRequests } from './quiet.ts';

/** One click from one page to another, in milliseconds until the other's heading is painted. */
export interface Navigation {
  readonly from: string;
  readonly to: string;
  /** The pages of the walk, from its document to `to`. */
  readonly way: readonly string[];
  readonly isPrefetched: boolean;
  /** Whether the document stayed. */
  readonly isInPlace: boolean;
  readonly ms: number;
  /**
   * Back, and Forward again; after the last click of a walk then Back to its first page, step by step. Only if the page was
   * prefetched and the document stayed.
   */
  readonly traversals: readonly number[];
}

/** The link that the benchmark puts into every page. */
const LINK_ID = 'benched-link';

const addLink = (to: string): string => `(() => {
  document.getElementById('${LINK_ID}')?.remove();
  const link = Object.assign(document.createElement('a'), { id: '${LINK_ID}', href: ${JSON.stringify(to)}, textContent: 'next' });
  Object.assign(link.style, { position: 'fixed', top: '50%', left: 0, zIndex: 999 });
  document.body.append(link);
  window.isInPlace = true;
})()`;

/** With this, a page is fetched ahead of a click only if the visitor points at the link. */
const SAVE_DATA = `Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })`;

/** Goes from page to page of a site, as a visitor with a slowed processor. */
export class Navigator {
  readonly #page: Page;
  readonly #devtools: CDPSession;
  readonly #clock: HeadingClock;
  readonly #untilQuiet: () => Promise<void>;
  readonly #slowedTimes: number;

  private constructor(page: Page, devtools: CDPSession, clock: HeadingClock, slowedTimes: number) {
    this.#page = page;
    this.#devtools = devtools;
    this.#clock = clock;
    this.#slowedTimes = slowedTimes;
    this.#untilQuiet = watchRequests(page);
  }

  static async open(browser: Browser, site: string, slowedTimes: number): Promise<Navigator> {
    const context = await browser.newContext({ baseURL: site, viewport: { width: 412, height: 823 } });
    const page = await context.newPage();
    await page.addInitScript(SAVE_DATA);
    const devtools = await context.newCDPSession(page);
    return new Navigator(page, devtools, await HeadingClock.of(page), slowedTimes);
  }

  close(): Promise<void> {
    return this.#page.context().close();
  }

  /** Loads a page as a document, of which the browser has every file. */
  async load(address: string): Promise<number> {
    await this.#page.goto(address);
    await this.#untilQuiet();
    return this.#slowed(() => this.#clock.ofDocument(address));
  }

  /** Clicks from page to page, each of which this document has not shown yet, and goes Back all the way. */
  async walk(pages: readonly string[], isPrefetched: boolean): Promise<Navigation[]> {
    const navigations: Navigation[] = [];
    for (const [index, to] of pages.entries()) {
      const from = pages[index - 1];
      if (from === undefined) await this.#page.goto(to);
      else navigations.push({ ...(await this.#click(from, to, isPrefetched)), way: pages.slice(0, index + 1) });
    }
    const last = navigations.pop();
    if (last === undefined) return [];
    const isInPlace = isPrefetched && last.isInPlace && navigations.every((navigation) => navigation.isInPlace);
    const backs = isInPlace ? await this.#backOver(pages.slice(0, -1)) : [];
    return [...navigations, { ...last, traversals: [...last.traversals, ...backs] }];
  }

  async #backOver(pages: readonly string[]): Promise<number[]> {
    const backs: number[] = [];
    for (const page of pages.toReversed()) backs.push(await this.#traverse(page, -1));
    return backs;
  }

  /** @param by -1 for Back, 1 for Forward. */
  async #traverse(target: string, by: -1 | 1): Promise<number> {
    const ms = await this.#slowed(() => this.#clock.ofTraversal(target, by));
    await this.#untilQuiet();
    return ms;
  }

  /** Clicks from the page that is shown to another one. */
  async #click(from: string, to: string, isPrefetched: boolean): Promise<Omit<Navigation, 'way'>> {
    await untilHydrated(this.#page);
    await this.#page.evaluate(addLink(to));
    const link = this.#page.locator(`#${LINK_ID}`);
    await this.#page.mouse.move(0, 0);
    if (isPrefetched) await link.hover();
    await this.#untilQuiet();
    const click = isPrefetched
      ? () => this.#press()
      : () => this.#page.evaluate(`document.getElementById('${LINK_ID}').click()`);
    const ms = await this.#slowed(() => this.#clock.ofClick(to, click));
    await this.#untilQuiet();
    const isInPlace = await this.#page.evaluate<boolean>('Boolean(window.isInPlace)');
    const traversals = isInPlace && isPrefetched ? await this.#thereAndBack(from, to) : [];
    return { from, to, isPrefetched, isInPlace, ms, traversals };
  }

  async #thereAndBack(from: string, to: string): Promise<number[]> {
    return [await this.#traverse(from, -1), await this.#traverse(to, 1)];
  }

  async #press(): Promise<void> {
    await this.#page.mouse.down();
    await this.#page.mouse.up();
  }

  async #slowed<T>(work: () => Promise<T>): Promise<T> {
    await this.#devtools.send('Emulation.setCPUThrottlingRate', { rate: this.#slowedTimes });
    try {
      return await work();
    } finally {
      await this.#devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    }
  }
}
