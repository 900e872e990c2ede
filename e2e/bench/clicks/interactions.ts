import type { Browser, Page } from '@playwright/test';
import { untilHydrated } from '../../fixtures/hydration.ts';
import { pressAtRest } from '../click-times.ts';
import { longestTask } from './longest-task.ts';
import { watchRequests } from './quiet.ts';

const INTERACTIONS = 20;
const SLOWED_TIMES = 4;

/** How a page answered, in milliseconds. */
export interface Answers {
  /** Each interaction that took longer than a frame, until the next frame was painted, as Chromium measures it. */
  readonly interactions: readonly number[];
  /** The longest task while it was used. */
  readonly longestTask: number;
}

/** Interaction to next paint, of as many interactions as were tried: of every fifty the slowest is left out, as in the field. */
export const interactionToNextPaint = (visits: readonly Answers[]): number => {
  const slowestFirst = visits.flatMap(({ interactions }) => interactions).toSorted((a, b) => b - a);
  return slowestFirst[Math.floor((visits.length * INTERACTIONS) / 50)] ?? 0;
};

/** Records the events that took longer than a frame. */
const WATCH = `(() => {
  window.interactions = new Map();
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
  const task = await longestTask(browser, page, async () => {
    for (let turn = 0; turn < INTERACTIONS; turn += 1) {
      const count = await page.locator(CONTROLS).count();
      if (count > 0) await useControl(page, turn % count);
    }
    await untilQuiet();
  });
  const interactions = await page.evaluate<number[]>('[...interactions.values()]');
  await context.close();
  return { interactions, longestTask: task };
};
