import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** Longer than any page takes. */
const PATIENCE_MS = 20_000;

/**
 * Runs in every document, as a text: a compiler that keeps names writes calls into functions that pages do not have. Times
 * are of the wall, so that one document can go on where another began.
 */
const CLOCK = `(() => {
  const KEY = 'heading-clock';
  const now = (time = performance.now()) => performance.timeOrigin + time;
  const waiting = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
  sessionStorage.removeItem(KEY);
  let state = waiting?.from === 'start' ? { ...waiting, from: performance.timeOrigin } : waiting;
  // Only for a document that comes: while a click is timed, writing would be part of it.
  addEventListener('pagehide', () => state && sessionStorage.setItem(KEY, JSON.stringify(state)));
  // The first task after the frame: any other would wait for what the page does once it is painted.
  const paint = () => new Promise((resolve) => requestAnimationFrame(() => {
    scheduler.postTask(resolve, { priority: 'user-blocking' });
  }));
  // Of the page on the screen: others are rendered, and hidden.
  const headingInSight = () => document.querySelector('h1:not([style*="display: none"] *)');
  const watch = (leftHeading, leftText) => {
    const observer = new MutationObserver(look);
    const isInMain = ({ target }) => (target.parentElement ?? target).closest?.('main');
    async function look(changes = []) {
      const heading = headingInSight();
      // A page of the same kind can keep its heading: then something else of it has changed.
      const isNew = heading && (heading !== leftHeading || heading.textContent !== leftText || changes.some(isInMain));
      if (!isNew || state === null || location.pathname + location.search !== state.target) return;
      observer.disconnect();
      await paint();
      const { from } = state;
      state = null;
      headingPainted(now() - from);
    }
    observer.observe(document, { childList: true, subtree: true, characterData: true, attributeFilter: ['style'] });
    look();
  };
  const begin = (target, from) => {
    const heading = headingInSight();
    state = { target, from };
    watch(heading, heading?.textContent);
  };
  window.headingClock = {
    arm: (target) => addEventListener('click', ({ timeStamp }) => begin(target, now(timeStamp)), { once: true, capture: true }),
    traverse: (target, by) => { begin(target, now()); history.go(by); },
    awaitDocument: (target) => { state = { target, from: 'start' }; },
  };
  if (state !== null) watch();
})()`;

/** Measures how long it takes from a click, Back, Forward or the start of a document until the next page's heading is painted. */
export class HeadingClock {
  readonly #page: Page;
  #tell: (ms: number) => void = () => undefined;

  private constructor(page: Page) {
    this.#page = page;
  }

  static async of(page: Page): Promise<HeadingClock> {
    const clock = new HeadingClock(page);
    await page.exposeFunction('headingPainted', (ms: number) => clock.#tell(ms));
    await page.addInitScript(CLOCK);
    return clock;
  }

  /** From the next click on. */
  async ofClick(target: string, click: () => Promise<unknown>): Promise<number> {
    await this.#page.evaluate(`headingClock.arm(${JSON.stringify(target)})`);
    return this.#time(target, click);
  }

  /** @param by -1 for Back, 1 for Forward. */
  ofTraversal(target: string, by: -1 | 1): Promise<number> {
    return this.#time(target, () => this.#page.evaluate(`headingClock.traverse(${JSON.stringify(target)}, ${by})`));
  }

  /** From the start of a document's navigation. */
  async ofDocument(target: string): Promise<number> {
    await this.#page.evaluate(`headingClock.awaitDocument(${JSON.stringify(target)})`);
    return this.#time(target, () => this.#page.goto(target));
  }

  async #time(target: string, begin: () => Promise<unknown>): Promise<number> {
    const late = new AbortController();
    const painted = new Promise<number>((resolve) => {
      this.#tell = resolve;
    });
    await begin();
    const never = pause(PATIENCE_MS, undefined, { signal: late.signal }).then(() => {
      throw new Error(`no new heading at ${target} within ${PATIENCE_MS / 1000} s; the page is at ${this.#page.url()}`);
    });
    try {
      return await Promise.race([painted, never]);
    } finally {
      late.abort();
      never.catch(() => undefined);
    }
  }
}
