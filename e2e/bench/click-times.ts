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
 * an event, as Chromium measures it, ends with the next frame, also where the result comes with a later one. No frame is
 * asked for before the result is there: a press may need none.
 */
const RECORD = `(() => {
  window.clickTimes = [];
  addEventListener('click', ({ timeStamp }) => {
    const begun = performance.now();
    window.isPainted = new Promise((resolve) => {
      new MutationObserver((_, observer) => {
        observer.disconnect();
        const handled = performance.now() - begun;
        requestAnimationFrame(() => {
          scheduler.postTask(() => {
            clickTimes.push({ handled, painted: performance.now() - timeStamp });
            resolve();
          }, { priority: 'user-blocking' });
        });
      }).observe(document.querySelector('main'), { childList: true, subtree: true, characterData: true });
    });
  }, { capture: true });
})()`;

/** Has a page record how long its clicks take until its main part has changed. */
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

/** Presses where the pointer rests, and waits until what it changed in the main part is shown. */
export const clickAtRest = async (page: Page): Promise<void> => {
  await pressAtRest(page);
  await page.evaluate('isPainted');
};

/** The times of the clicks since the last call. */
export const takeClickTimes = (page: Page): Promise<ClickTime[]> => page.evaluate('clickTimes.splice(0)');
