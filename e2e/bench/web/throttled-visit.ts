import type { Browser, CDPSession } from '@playwright/test';
import { PROGRAM_ATTRIBUTE } from '@sgc/contract/section';

/** A slow line and a slow phone, as Lighthouse's mobile profile has them, but not simulated. */
const LATENCY_MS = 150;
const BYTES_A_SECOND = (1.6 * 1024 * 1024) / 8;
const SLOWED_TIMES = 4;

/**
 * Milliseconds from the start of the visit; `answered` from a press until its result is seen; `longest` the longest task
 * from the first sign of intent until the program has taken over, in a visit where the sign is a key that does nothing.
 */
export interface ThrottledVisit {
  readonly fcp: number;
  readonly lcp: number;
  readonly answered: number;
  readonly longest: number;
}

/** The control that waits longest for its answer: a button that needs the program, or the menu if there is none. */
const SLOWEST = 'main button[aria-pressed], header button[commandfor]';

/** Run in the page as texts: a compiler that keeps names writes calls into functions that pages do not have. */
const PAINTS = `(async () => {
  const last = (type) => new Promise((resolve) =>
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1).startTime)).observe({ type, buffered: true }));
  return { fcp: await last('paint'), lcp: await last('largest-contentful-paint') };
})()`;

/** Observers begin before the sign, so that the page is not queried while it works. */
const WATCH_ANSWER = `(() => {
  const button = [...document.querySelectorAll('${SLOWEST}')].find((button) => button.checkVisibility());
  const isAnswered = () => button.getAttribute('aria-pressed') === 'true' || button.commandForElement?.matches(':modal');
  const pressing = new Promise((resolve) =>
    button.addEventListener('pointerdown', () => resolve(performance.now()), { once: true }));
  window.watched = (async () => {
    const pressed = await pressing;
    while (!isAnswered()) await new Promise(requestAnimationFrame);
    return performance.now() - pressed;
  })();
  button.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = button.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
})()`;

/** Tasks are reported some frames after they have ended. */
const WATCH_TASKS = `(() => {
  const longTasks = [];
  new PerformanceObserver((list) => longTasks.push(...list.getEntries())).observe({ type: 'longtask' });
  const frame = () => new Promise(requestAnimationFrame);
  const sign = new Promise((resolve) => addEventListener('keydown', () => resolve(performance.now()), { once: true }));
  window.watched = (async () => {
    const wanted = await sign;
    while (document.documentElement.getAttribute('${PROGRAM_ATTRIBUTE}') === 'coming') await frame();
    const here = performance.now();
    for (let more = 0; more < 20; more += 1) await frame();
    const own = longTasks.filter(({ startTime }) => startTime >= wanted && startTime <= here);
    return Math.max(0, ...own.map(({ duration }) => duration));
  })();
})()`;

interface Tab {
  readonly devtools: CDPSession;
  readonly ask: <Answer>(expression: string) => Promise<Answer>;
}

/** Opens a page with an empty cache and does something with it. */
const visit = async <Seen>(browser: Browser, url: string, see: (tab: Tab) => Promise<Seen>): Promise<Seen> => {
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
  const seen = await see({
    devtools,
    ask: async (expression) => {
      const { result } = await devtools.send('Runtime.evaluate', {
        expression,
        awaitPromise: true,
        returnByValue: true,
      });
      return result.value;
    },
  });
  await context.close();
  return seen;
};

/** Visits a page twice: to press its slowest control as soon as it is painted, and to see the program come. */
export const visitThrottled = async (browser: Browser, url: string): Promise<ThrottledVisit> => ({
  ...(await visit(browser, url, async ({ devtools, ask }) => {
    const paints = await ask<Pick<ThrottledVisit, 'fcp' | 'lcp'>>(PAINTS);
    const press = { ...(await ask<{ x: number; y: number }>(WATCH_ANSWER)), button: 'left', clickCount: 1 } as const;
    const answered = ask<number>('window.watched');
    await devtools.send('Input.dispatchMouseEvent', { ...press, type: 'mousePressed' });
    await devtools.send('Input.dispatchMouseEvent', { ...press, type: 'mouseReleased' });
    return { ...paints, answered: await answered };
  })),
  longest: await visit(browser, url, async ({ devtools, ask }) => {
    await ask(PAINTS);
    await ask(WATCH_TASKS);
    const longest = ask<number>('window.watched');
    await devtools.send('Input.dispatchKeyEvent', { type: 'keyDown', key: 'Shift', code: 'ShiftLeft' });
    return longest;
  }),
});
