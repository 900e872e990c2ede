import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGS } from '../browser/chromium-args.ts';
import { chromiumOrInstall } from '../browser/find-chromium.ts';
import { ADDRESS, COPY, FOOTER, FORM, PAGE, STYLES, UI } from '../development/changed-files.ts';
import { openAt, startDevelopedSite } from '../development/developed-site.ts';
import type { ProjectCopy } from '../fixtures/project-copy.ts';
import { middle } from './figures.ts';

const TIMES = 5;

/** A release is live in less. */
const SETTLED_MS = 5000;
const LOOK_AGAIN_MS = 200;

/** A save, and how an open page shows the one of so many. */
interface Save {
  readonly what: string;
  readonly file: string;
  readonly from: string;
  to(turn: number): string;
  shown(page: Page, turn: number): Promise<unknown>;
}

/** Waits for words of an element, looking at every frame. */
const words = (page: Page, selector: string, text: string): Promise<unknown> =>
  page.waitForFunction(
    ([where, what]) => document.querySelector(String(where))?.textContent?.includes(String(what)),
    [selector, text],
  );

const SAVES: readonly Save[] = [
  {
    what: 'a component',
    file: FORM,
    from: 'label="First name"',
    to: (turn) => `label="Name ${turn}"`,
    shown: (page, turn) => words(page, 'label[for=firstName]', `Name ${turn}`),
  },
  {
    what: 'styles',
    file: STYLES,
    from: 'gap: var(--space-4);',
    to: (turn) => `gap: ${turn + 1}px;`,
    shown: (page, turn) =>
      page.waitForFunction(
        (gap) => getComputedStyle(document.querySelector('form [class*=person]') as Element).rowGap === gap,
        `${turn + 1}px`,
      ),
  },
  {
    what: 'copy',
    file: COPY,
    from: 'Request a call',
    to: (turn) => `Ask for call ${turn}`,
    shown: (page, turn) => words(page, '#message-us', `Ask for call ${turn}`),
  },
  {
    what: 'a loader, until it has asked again',
    file: PAGE,
    from: "return { kind: 'ok' };",
    to: (turn) => `await context.api('/api/vehicles?turn=${turn}');\n  return { kind: 'ok' };`,
    shown: (page, turn) => page.waitForRequest((request) => request.url().includes(`/api/vehicles?turn=${turn}`)),
  },
  {
    what: '`packages/ui`, the page loaded anew',
    file: UI,
    from: '{title}</Heading>',
    to: (turn) => `{title} ${turn}</Heading>`,
    shown: (page, turn) => words(page, '#message-us', `Request a call ${turn}`),
  },
  {
    what: 'the shell, the page loaded anew',
    file: FOOTER,
    from: '<p>©',
    to: (turn) => `<p>(${turn})`,
    shown: (page, turn) => words(page, 'footer', `(${turn})`),
  },
];

const timesOf = async (page: Page, copy: ProjectCopy, save: Save): Promise<number[]> => {
  const times: number[] = [];
  for (let turn = 1; turn <= TIMES; turn += 1) {
    const before = turn === 1 ? save.from : save.to(turn - 1);
    const shown = save.shown(page, turn);
    const started = performance.now();
    await copy.replace(save.file, before, save.to(turn));
    await shown;
    times.push(performance.now() - started);
    await page.locator('html[data-program=here]').waitFor();
  }
  await copy.replace(save.file, save.to(TIMES), save.from);
  return times;
};

/** Waits until the releases of earlier saves are live: the next kind of save is not to wait for the gate. */
const settle = async (address: string): Promise<void> => {
  let set: string | null | undefined;
  let since = performance.now();
  while (performance.now() - since < SETTLED_MS) {
    const now = (await fetch(address)).headers.get('x-release-set');
    if (now !== set) since = performance.now();
    set = now;
    await pause(LOOK_AGAIN_MS);
  }
};

const { copy, command, stop } = await startDevelopedSite();
const browser = await chromium.launch({ executablePath: chromiumOrInstall(), args: CHROMIUM_ARGS });
try {
  const page = await browser.newPage();
  await page.route('**/api/vehicles?turn=*', (route) => route.fulfill({ json: {} }));
  await openAt(page, command.address + ADDRESS);
  for (const save of SAVES) {
    await settle(command.address + ADDRESS);
    const times = await timesOf(page, copy, save);
    const [least, most] = [Math.min(...times), Math.max(...times)].map(Math.round);
    process.stdout.write(`${save.what}: ${Math.round(middle(times))} ms, ${least} to ${most}\n`);
  }
} finally {
  await browser.close();
  await stop();
}
