import type { Browser, Page } from '@playwright/test';
import * as z from 'zod';

const CATEGORIES = ['toplevel', 'blink.user_timing'];

/** Tells which thread of the trace is the page's. */
const MARK = 'traced';

const TASK = 'ThreadControllerImpl::RunTask';

/** Messages of the protocol that the bench itself speaks: looking for elements runs on the page's thread, too. */
const BENCH = 'blink.mojom.DevToolsSession';

const eventSchema = z.object({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  /** In microseconds, as the next two. */
  ts: z.number().default(0),
  dur: z.number().default(0),
  /** How long its thread had a processor. */
  tdur: z.number().default(0),
  args: z
    .object({ chrome_mojo_event_info: z.object({ mojo_interface_tag: z.string().optional() }).optional() })
    .optional(),
});

const traceSchema = z.object({ traceEvents: z.array(eventSchema) });

/**
 * The longest task of a page's main thread while it is used, in milliseconds, by the time that it had a processor: a task is
 * no longer for what else the machine does, or for an answer that Chromium waits for. A slowed processor is part of it.
 * @throws if Chromium traced no task of the page.
 */
export const longestTask = async (browser: Browser, page: Page, use: () => Promise<void>): Promise<number> => {
  await browser.startTracing(page, { categories: CATEGORIES });
  await page.evaluate((mark) => performance.mark(mark), MARK);
  await use();
  const { traceEvents } = traceSchema.parse(JSON.parse((await browser.stopTracing()).toString()));
  const marked = traceEvents.find(({ name }) => name === MARK);
  const mine = traceEvents.filter(({ pid, tid }) => pid === marked?.pid && tid === marked.tid);
  const messages = mine.filter(({ args }) => args?.chrome_mojo_event_info?.mojo_interface_tag === BENCH);
  const isBench = ({ ts, dur }: z.infer<typeof eventSchema>): boolean =>
    messages.some((message) => message.ts >= ts && message.ts <= ts + dur);
  const tasks = mine.filter(({ name }) => name === TASK);
  if (tasks.length === 0) throw new Error('Chromium traced no task of the page');
  const longestFirst = tasks.filter((task) => !isBench(task)).toSorted((a, b) => b.tdur - a.tdur);
  return (longestFirst[0]?.tdur ?? 0) / 1000;
};
