import type { Page } from '@playwright/test';

/** How long one click took, in milliseconds, as the browser itself measures it. */
export interface ClickTime {
  /** From the start of its handling until its result is in the document. */
  readonly handled: number;
  /** From the click until the frame that shows it, to 8 ms. */
  readonly painted: number;
}

type Recording = Window & { clickTimes: ClickTime[]; shown: Promise<unknown> };

/** Has a page record how long its clicks take. Those that take less than a frame are not listed. */
export const recordClicks = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const clickTimes: ClickTime[] = [];
    Object.assign(window, { clickTimes });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (entry.name !== 'click') continue;
        clickTimes.push({ handled: entry.processingEnd - entry.processingStart, painted: entry.duration });
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });

/**
 * Clicks where the pointer rests, once the page is at rest, and waits until the result is shown. Until then the page is not
 * queried: looking for elements would run on the same slowed thread, and count.
 */
export const clickAtRest = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    // Without a name of its own for any part: the loader of this program marks those, and the page knows no marks.
    const shown = new Promise<IdleDeadline>((resolve) => {
      addEventListener(
        'click',
        () => requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(resolve))),
        { once: true },
      );
    });
    Object.assign(window, { shown });
    return new Promise<IdleDeadline>((resolve) => requestIdleCallback(resolve)).then(() => undefined);
  });
  await page.mouse.down();
  await page.mouse.up();
  await page.evaluate(() => (window as unknown as Recording).shown.then(() => undefined));
};

/** The times of the clicks since the last call. */
export const takeClickTimes = (page: Page): Promise<ClickTime[]> =>
  page.evaluate(() => (window as unknown as Recording).clickTimes.splice(0));
