import type { Browser } from '@playwright/test';
import { untilHydrated } from '../../fixtures/hydration.ts';

/** A slow line and a slow phone, as Lighthouse's mobile profile has them, but not simulated. */
const LATENCY_MS = 150;
const BYTES_A_SECOND = (1.6 * 1024 * 1024) / 8;
const SLOWED_TIMES = 4;

/**
 * Milliseconds from the start of the visit; `answered` from a press until what it does is to be seen, `longest` the longest task
 * from there until the program has taken over.
 */
export interface ThrottledVisit {
  readonly fcp: number;
  readonly lcp: number;
  readonly answered: number;
  readonly longest: number;
}

/** What waits longest for its answer: a button that needs the program, or the menu where there is none. */
const SLOWEST = 'main button[aria-pressed], header button[commandfor]';

/** Run in the page as texts: a compiler that keeps names writes calls into functions that pages do not have. */
const PAINTS = `(async () => {
  const last = (type) => new Promise((resolve) =>
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1).startTime)).observe({ type, buffered: true }));
  return { fcp: await last('paint'), lcp: await last('largest-contentful-paint') };
})()`;

/** Tasks are told of some frames after they have ended. */
const LONGEST = `(async () => {
  for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
  return Math.max(0, ...window.longTasks.filter(({ startTime }) => startTime >= window.pressed).map(({ duration }) => duration));
})()`;

const WATCH = `((button) => {
  window.longTasks = [];
  new PerformanceObserver((list) => window.longTasks.push(...list.getEntries())).observe({ type: 'longtask' });
  const isAnswered = () =>
    button.getAttribute('aria-pressed') === 'true' || button.commandForElement?.matches(':modal');
  window.answered = new Promise((resolve) => {
    button.addEventListener('pointerdown', () => {
      window.pressed = performance.now();
      const look = () => (isAnswered() ? resolve(performance.now() - window.pressed) : requestAnimationFrame(look));
      look();
    }, { once: true });
  });
})`;

/** Visits a page once with an empty cache, and presses its slowest control as soon as it is painted. */
export const visitThrottled = async (browser: Browser, url: string): Promise<ThrottledVisit> => {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_A_SECOND,
    uploadThroughput: BYTES_A_SECOND,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED_TIMES });
  await page.goto(url, { waitUntil: 'load' });
  const paints = await page.evaluate<Pick<ThrottledVisit, 'fcp' | 'lcp'>>(PAINTS);
  const control = page.locator(SLOWEST).locator('visible=true').first();
  await page.evaluate(
    `${WATCH}([...document.querySelectorAll('${SLOWEST}')].find((button) => button.checkVisibility()))`,
  );
  await control.click();
  const answered = await page.evaluate<number>('window.answered');
  await untilHydrated(page);
  const longest = await page.evaluate<number>(LONGEST);
  await context.close();
  return { ...paints, answered, longest };
};
