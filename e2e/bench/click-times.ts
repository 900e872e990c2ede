import type { Page } from '@playwright/test';

/** How long one click took, in milliseconds. */
export interface ClickTime {
  /** From the start of its handling until its result is in the document. */
  readonly handled: number;
  /** From the click until the frame that shows it. */
  readonly painted: number;
}

/**
 * Runs in the page, as a text: a compiler that keeps names writes calls into functions that pages do not have. The time of
 * an event, as Chromium measures it, ends with the next frame, also where the result comes with a later one.
 */
const RECORD = `(() => {
  window.clickTimes = [];
  window.isPainted = Promise.resolve();
  const observer = new MutationObserver(() => observed());
  let observed;
  addEventListener('click', ({ timeStamp }) => {
    const begun = performance.now();
    observed = () => {
      observer.disconnect();
      const handled = performance.now() - begun;
      isPainted = new Promise((resolve) => requestAnimationFrame(() => {
        scheduler.postTask(() => {
          clickTimes.push({ handled, painted: performance.now() - timeStamp });
          resolve();
        }, { priority: 'user-blocking' });
      }));
    };
    observer.observe(document.querySelector('main'), { childList: true, subtree: true, characterData: true });
  }, { capture: true });
})()`;

/** Has a page record how long its clicks take. Those that change nothing in its main part are not listed. */
export const recordClicks = (page: Page): Promise<void> => page.evaluate(RECORD);

/** In two frames, when the browser has nothing else to do. */
const REST =
  'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => resolve()))))';

/**
 * Presses and lets go where the pointer rests, each once the page is at rest: a finger stays down for longer than a frame.
 * The page is not queried meanwhile: looking for elements would run on the same slowed thread, and count.
 */
export const pressAtRest = async (page: Page): Promise<void> => {
  await page.evaluate(REST);
  await page.mouse.down();
  await page.evaluate(REST);
  await page.mouse.up();
};

/** Presses where the pointer rests, and waits until the result is shown. */
export const clickAtRest = async (page: Page): Promise<void> => {
  await page.evaluate(`{
    window.isShown = new Promise((resolve) => addEventListener('click', () => resolve(${REST}), { once: true }));
    undefined;
  }`);
  await pressAtRest(page);
  await page.evaluate('isShown.then(() => isPainted)');
};

/** The times of the clicks since the last call. */
export const takeClickTimes = (page: Page): Promise<ClickTime[]> => page.evaluate('clickTimes.splice(0)');
