import type { Browser } from '@playwright/test';

/** A slow line and a slow phone, as Lighthouse's mobile profile has them, but not simulated. */
const LATENCY_MS = 150;
const BYTES_A_SECOND = (1.6 * 1024 * 1024) / 8;
const SLOWED_TIMES = 4;

/** Milliseconds from the start of the visit; `answered` from a press until what it does is to be seen. */
export interface ThrottledVisit {
  readonly fcp: number;
  readonly lcp: number;
  readonly answered: number;
}

/** What waits longest for its answer: a button that needs the program, or the menu where there is none. */
const SLOWEST = 'main button[aria-pressed], header button[commandfor]';

/** Run in the page as texts: a compiler that keeps names writes calls into functions that pages do not have. */
const PAINTS = `(async () => {
  const last = (type) => new Promise((resolve) =>
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1).startTime)).observe({ type, buffered: true }));
  return { fcp: await last('paint'), lcp: await last('largest-contentful-paint') };
})()`;

const WATCH = `((button) => {
  const isAnswered = () =>
    button.getAttribute('aria-pressed') === 'true' || button.commandForElement?.matches(':modal');
  window.answered = new Promise((resolve) => {
    button.addEventListener('pointerdown', () => {
      const start = performance.now();
      const look = () => (isAnswered() ? resolve(performance.now() - start) : requestAnimationFrame(look));
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
  const paints = await page.evaluate<Omit<ThrottledVisit, 'answered'>>(PAINTS);
  const control = page.locator(SLOWEST).locator('visible=true').first();
  await page.evaluate(
    `${WATCH}([...document.querySelectorAll('${SLOWEST}')].find((button) => button.checkVisibility()))`,
  );
  await control.click();
  const answered = await page.evaluate<number>('window.answered');
  await context.close();
  return { ...paints, answered };
};
