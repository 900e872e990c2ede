import type { Browser, Page } from '@playwright/test';
import { untilHydrated } from '../../fixtures/hydration.ts';
import { watchRequests } from './quiet.ts';

const INTERACTIONS = 20;
const SLOWED_TIMES = 4;

/** Records the events that took longer than a frame, as Chromium measures them. */
const WATCH = `(() => {
  window.interactions = new Map();
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) interactions.set(interactionId, Math.max(interactions.get(interactionId) ?? 0, duration));
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  window.print = () => undefined;
})()`;

const CONTROLS = ['button', 'summary', 'input', 'select', 'textarea'].map((tag) => `${tag}:visible`).join(', ');

/** Presses or types, as a visitor does, and closes what opened. */
const useControl = async (page: Page, index: number): Promise<void> => {
  const control = page.locator(CONTROLS).nth(index);
  if (!(await control.isVisible()) || !(await control.isEnabled())) return;
  await control.scrollIntoViewIfNeeded();
  if (await control.evaluate((element) => element.matches('input, select, textarea'))) {
    await control.focus();
    await page.keyboard.press('7');
  } else {
    await control.click();
    await page.keyboard.press('Escape');
  }
};

/**
 * Uses twenty controls of a page one after the other with a slowed processor.
 * @returns how long the slowest took until its answer was painted; 0 if all of them took less than a frame.
 */
export const slowestInteraction = async (browser: Browser, site: string, address: string): Promise<number> => {
  const context = await browser.newContext({ baseURL: site });
  const page = await context.newPage();
  const untilQuiet = watchRequests(page);
  await page.addInitScript(WATCH);
  await page.goto(address);
  await untilHydrated(page);
  await untilQuiet();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED_TIMES });
  for (let turn = 0; turn < INTERACTIONS; turn += 1) {
    const count = await page.locator(CONTROLS).count();
    if (count > 0) await useControl(page, turn % count);
  }
  await untilQuiet();
  const slowest = await page.evaluate<number>('Math.max(0, ...interactions.values())');
  await context.close();
  return slowest;
};
