import type { BrowserContext } from '@playwright/test';
import { untilHydrated } from '../../fixtures/hydration.ts';
import { expect, test } from '../../fixtures/test.ts';
import { headText } from './page-head.ts';

const STEPS = 1000;
const SEED = 20_261_121;
/** A step that takes longer has come to nothing. */
const STEP_LIMIT_MS = 10_000;

declare global {
  interface Window {
    headText(): string;
  }
}

interface Visited {
  readonly address: string;
  readonly head: string;
}

/**
 * Walks at random: mostly along a link of the page, sometimes back. A step is done when the head was written.
 * Runs in the browser; gives the head that stood at every address, each different one once.
 */
const walk = async ({
  steps,
  seed,
  limitMs,
}: {
  steps: number;
  seed: number;
  limitMs: number;
}): Promise<{ count: number; seen: Visited[] }> => {
  // mulberry32: the same walk every time.
  let state = seed;
  const random = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const headWritten = (from: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`nothing came of ${from}`)), limitMs);
      const observer = new MutationObserver((changes) => {
        if (!changes.some(({ addedNodes }) => [...addedNodes].some((node) => node.nodeName === 'TITLE'))) return;
        observer.disconnect();
        clearTimeout(late);
        resolve();
      });
      observer.observe(document.head, { childList: true });
    });
  const links = (): HTMLAnchorElement[] =>
    // Without those of pages that are rendered out of sight, which no visitor can click.
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]:not([style*="display: none"] a)')].filter(
      ({ origin, pathname, search, target, href }) =>
        origin === location.origin &&
        target === '' &&
        !href.includes('#') &&
        // More of the same list is no other page.
        (search === '' || pathname !== location.pathname),
    );
  /** Waits for what is below the first screen, which is rendered once that is painted: its links are the page's too. */
  const untilWhole = async (): Promise<void> => {
    await new Promise(requestAnimationFrame);
    await scheduler.postTask(() => undefined, { priority: 'background' });
  };
  const seen = new Map<string, Visited>();
  let count = 0;
  while (count < steps) {
    await untilWhole();
    const choices = links();
    const chosen = choices[Math.floor(random() * choices.length)];
    const isBack = count % 10 === 9;
    const written = headWritten(`step ${count} from ${location.pathname} ${isBack ? 'back' : `to ${chosen?.href}`}`);
    if (isBack) history.back();
    else chosen?.click();
    await written;
    count += 1;
    const address = location.pathname + location.search;
    const head = window.headText();
    seen.set(`${address} ${head}`, { address, head });
  }
  return { count, seen: [...seen.values()] };
};

// A trace of a thousand pages would take longer than the walk.
test.use({ trace: 'off' });

/** Heads are looked at here, and nothing else: painting a thousand pages takes longer than making them. */
const withoutPainting = (): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('body { display: none }');
  document.adoptedStyleSheets = [sheet];
};

/** Reads, in a page without a policy or a program, the head of some HTML as the server wrote it. */
const headReader = async (context: BrowserContext) => {
  const blank = await context.newPage();
  return (html: string): Promise<string> => blank.evaluate(headText, html);
};

test(`after any of ${STEPS} random steps the head is what a fresh load of the address gives`, async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(240_000);
  await page.goto('/');
  await untilHydrated(page);
  await page.evaluate(`window.headText = ${headText}; window.sameDocument = true`);
  await page.evaluate(withoutPainting);

  const { count, seen } = await page.evaluate(walk, { steps: STEPS, seed: SEED, limitMs: STEP_LIMIT_MS });
  expect(count).toBe(STEPS);
  expect(await page.evaluate(() => 'sameDocument' in window), 'no step loaded a document').toBe(true);

  const addresses = [...new Set(seen.map(({ address }) => address))];
  expect(addresses.length).toBeGreaterThan(60);
  const readHead = await headReader(context);
  for (const address of addresses) {
    const head = await readHead(await (await request.get(address)).text());
    expect(head).toContain('application/ld+json');
    for (const visited of seen) if (visited.address === address) expect(visited.head, address).toBe(head);
  }
});

for (const address of ['/', '/vehicles/denago-ev-city', '/rentals', '/policies/rental-policy', '/no-such-page']) {
  test(`the program leaves the head of ${address} as the server wrote it`, async ({
    page,
    context,
    expectedConsole,
  }) => {
    expectedConsole.push(/status of 404/);
    const response = await page.goto(address);
    await untilHydrated(page);
    const readHead = await headReader(context);
    const written = await readHead((await response?.text()) ?? '');
    expect(await page.evaluate(headText, undefined)).toBe(written);
    expect(written).toContain('application/ld+json');
  });
}
