import type { Browser, Page } from '@playwright/test';
import { untilHydrated } from '../../fixtures/hydration.ts';
import { pressAtRest } from '../click-times.ts';
import { watchRequests } from './quiet.ts';

const INTERACTIONS = 20;
const SLOWED_TIMES = 4;

/** How a page answered, in milliseconds; 0 is below what Chromium reports. */
export interface Answers {
  /** The slowest interaction, until the next frame was painted: from one frame on. */
  readonly slowest: number;
  /** The longest task while it was used: from 50 ms on. */
  readonly longestTask: number;
}

/** Records the events that took longer than a frame and the tasks over 50 ms, as Chromium measures them. */
const WATCH = `(() => {
  window.interactions = new Map();
  window.tasks = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)))
    .observe({ type: 'longtask' });
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) interactions.set(interactionId, Math.max(interactions.get(interactionId) ?? 0, duration));
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  window.print = () => undefined;
})()`;

const CONTROLS = ['button', 'summary', 'input', 'select', 'textarea'].map((tag) => `${tag}:visible`).join(', ');

/**
 * Presses or types, as a visitor does, and closes what opened. The press is the pointer's own: one that looks for its
 * target has a listener in the page that lays it out in the same task.
 */
const useControl = async (page: Page, index: number): Promise<void> => {
  const control = page.locator(CONTROLS).nth(index);
  if (!(await control.isVisible()) || !(await control.isEnabled())) return;
  await control.scrollIntoViewIfNeeded();
  if (await control.evaluate((element) => element.matches('input, select, textarea'))) {
    await control.focus();
    await page.keyboard.press('7');
  } else {
    await control.hover();
    await pressAtRest(page);
    await page.keyboard.press('Escape');
  }
};

/** Uses twenty controls of a page one after the other with a slowed processor. */
export const useControls = async (browser: Browser, site: string, address: string): Promise<Answers> => {
  const context = await browser.newContext({ baseURL: site });
  const page = await context.newPage();
  const untilQuiet = watchRequests(page);
  await page.addInitScript(WATCH);
  await page.goto(address);
  await untilHydrated(page);
  await untilQuiet();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED_TIMES });
  await page.evaluate('tasks.length = 0');
  for (let turn = 0; turn < INTERACTIONS; turn += 1) {
    const count = await page.locator(CONTROLS).count();
    if (count > 0) await useControl(page, turn % count);
  }
  await untilQuiet();
  const answers = await page.evaluate<Answers>(
    '({ slowest: Math.max(0, ...interactions.values()), longestTask: Math.max(0, ...tasks) })',
  );
  await context.close();
  return answers;
};
