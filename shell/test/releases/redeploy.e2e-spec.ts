import { setTimeout as pause } from 'node:timers/promises';
import { publish } from './derived-release.ts';
import { RunningShell } from './running-shell.ts';

const PAGE = '/eco-impact';
const REDEPLOYS = 200;
const VISITORS = 4;
/** Short beside a redeploy: visitors come all the time, and leave some of the processor to the releases. */
const VISITOR_RESTS_MS = 25;

/** Memory is compared once caches and the heap have found their size. */
const SETTLED_AFTER = 60;

const shell = new RunningShell();

afterAll(async () => {
  await shell.stop();
  shell.remove();
});

test(`${REDEPLOYS} redeploys under load: no answer fails or mixes versions, memory does not grow`, async () => {
  const textOf = new Map<string, string>();
  const release = (number: number): string => {
    const text = `text of release ${number}.`;
    const { version } = publish(shell.origin, { text });
    textOf.set(version, text);
    return version;
  };
  release(1);
  await shell.start();

  const faults: string[] = [];
  let answers = 0;
  let done = false;
  const check = async (): Promise<void> => {
    const { status, body, headers } = await shell.get(PAGE);
    const version = /"version":"([0-9a-f]{16})"/.exec(body)?.[1] ?? '';
    const script = /"url":"(\/_assets\/mfe-eco\/\d+[^"]+)"/.exec(body)?.[1];
    const asset = await shell.get(script ?? '/_assets/none');
    answers += 1;
    if (status !== 200) faults.push(`answered ${status}`);
    else if (!body.includes(`<h1>${textOf.get(version)}</h1>`)) faults.push(`version ${version} with another text`);
    else if (!body.includes(`"set":"${headers.get('x-release-set')}"`)) faults.push('the header names another set');
    else if (asset.status !== 200) faults.push(`${script} answered ${asset.status}`);
    else if (!asset.body.includes(textOf.get(version) ?? '?') && asset.body.includes('text of release'))
      faults.push('the asset is of another version');
  };
  const visitors = Array.from({ length: VISITORS }, async () => {
    while (!done) {
      await check();
      await pause(VISITOR_RESTS_MS);
    }
  });

  let settledMb = 0;
  let latest = '';
  for (let number = 2; number <= REDEPLOYS + 1; number += 1) {
    const version = release(number);
    const { kept } = await shell.until(({ live }) => live === version);
    expect(kept.length).toBeLessThanOrEqual(10);
    if (number === SETTLED_AFTER) settledMb = shell.memoryMb;
    latest = version;
  }
  done = true;
  await Promise.all(visitors);

  expect(faults).toEqual([]);
  expect(answers).toBeGreaterThan(REDEPLOYS);
  expect((await shell.get(PAGE)).body).toContain(textOf.get(latest));
  expect(shell.memoryMb / settledMb).toBeLessThan(1.25);
}, 240_000);

test('the last ten versions stay served, earlier ones do not', async () => {
  const { kept } = await shell.section();
  expect(kept).toHaveLength(10);
});
