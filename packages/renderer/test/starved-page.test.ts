import { type ChildProcess, spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { setImmediate as afterOthers } from 'node:timers/promises';
import { processUsage, runDelayMs } from '../src/host/process-usage.ts';
import { ask, html, PAGE, SiteOfEco } from './site-of-eco.ts';

let site: SiteOfEco;
let busy: ChildProcess[];
beforeEach(() => {
  site = new SiteOfEco();
  // Three programs for each processor want it, the renderer apart: each in a session, among which the system shares processors first.
  busy = Array.from({ length: 3 * availableParallelism() }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { detached: true, stdio: 'ignore' }),
  );
});
afterEach(async () => {
  for (const child of busy) child.kill('SIGKILL');
  await site.close();
});

test('the system tells how long a process waits for a processor, until it is gone', async () => {
  const pid = busy[0]?.pid ?? 0;
  // Runnable in the end, that is: a program that still starts waits for files now and then.
  const isStarved = () => {
    const usage = processUsage(pid);
    return usage?.isRunnable && usage.processorMs > 0 && runDelayMs(pid) >= 100;
  };
  while (!isStarved()) await afterOthers();
  const gone = 2 ** 30;
  expect([runDelayMs(gone), processUsage(gone)]).toEqual([0, undefined]);
});

test('a page that others keep from the processor is rendered late instead of given up', async () => {
  // Longer than the limit, with pauses in which it could be given up.
  const inLoad = `for (const begun = Date.now(); mode === 'x' && Date.now() - begun < 1300; ) {
    for (const from = Date.now(); Date.now() - from < 50; );
    await new Promise((done) => setTimeout(done));
  }`;
  const limits = { bootMs: 60_000, busyMs: 60_000, silentMs: 60_000 };
  const renderer = await site.start(await site.release({ inLoad }), { ...limits, renderMs: 1000 });
  // Pages of a set that has just been loaded take longer.
  await ask(renderer, PAGE);
  expect(await html(renderer, `${PAGE}?mode=x`)).toMatch(/<main/);
  expect(renderer.ended).toEqual([]);
});
