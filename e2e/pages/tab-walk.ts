import type { JSHandle, Page } from '@playwright/test';

/** What a walk by Tab through a page came upon. */
export interface TabWalk {
  readonly stops: number;
  /** Stops that could not be seen, or whose focus could not. */
  readonly unseen: readonly string[];
  /** Controls in sight that Tab did not lead to. */
  readonly unreached: readonly string[];
}

const STOPS_AT_MOST = 400;

/** Presses that are on their way at once: each one's answer takes longer than its work. */
const PRESSES_AT_ONCE = 10;

/** What the page itself keeps of a walk. */
interface Walk {
  readonly stops: Set<Element>;
  readonly unseen: string[];
  ended: boolean;
}

/** Looks at what has focus whenever Tab is let go: by then the page has scrolled to it. Runs in the page. */
const watchFocus = (): Walk => {
  const walk: Walk = { stops: new Set(), unseen: [], ended: false };
  let last: Element | null = null;
  const faultOf = (focused: HTMLElement): string | undefined => {
    const [box] = focused.getClientRects();
    if (box === undefined) return 'has no place on the page';
    if (box.height <= innerHeight / 2 && (box.top < 0 || box.bottom > innerHeight)) return 'ends outside the window';
    const labels = focused instanceof HTMLInputElement ? [...(focused.labels ?? [])] : [];
    const isPartOf = (seen: Element | null) =>
      seen !== null && (seen.contains(focused) || [focused, ...labels].some((part) => part.contains(seen)));
    const middle = box.left + box.width / 2;
    const heights = [box.top + 2, box.top + box.height / 2, box.bottom - 2].filter((y) => y > 0 && y < innerHeight);
    const cover = heights.map((y) => document.elementFromPoint(middle, y)).find((seen) => !isPartOf(seen));
    if (cover !== undefined) return `is covered by ${cover?.outerHTML.slice(0, 80)}`;
    const { outlineStyle, outlineWidth } = getComputedStyle(focused);
    const ringed = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    return ringed ? undefined : 'shows no focus';
  };
  const look = ({ key }: KeyboardEvent) => {
    const focused = document.activeElement;
    // A date has a stop for its month, its day and its year: focus stays with the field.
    if (walk.ended || key !== 'Tab' || (focused !== document.body && focused === last)) return;
    last = focused;
    if (!(focused instanceof HTMLElement) || focused === document.body || walk.stops.has(focused)) {
      walk.ended = true;
      return;
    }
    walk.stops.add(focused);
    const fault = faultOf(focused);
    const name = (focused.getAttribute('aria-label') ?? focused.textContent).trim().slice(0, 60);
    if (fault !== undefined) walk.unseen.push(`${focused.tagName} ${name}: ${fault}`);
  };
  window.addEventListener('keyup', look, true);
  return walk;
};

/** Controls in sight that are not among the stops. Runs in the page. */
const findUnreached = ({ stops }: Walk): string[] => {
  const controls = document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [tabindex="0"]',
  );
  const isStop = (control: HTMLElement) =>
    control.checkVisibility({ visibilityProperty: true }) &&
    control.tabIndex >= 0 &&
    !control.matches(':disabled') &&
    control.closest('[inert]') === null;
  return [...controls]
    .filter((control) => isStop(control) && !stops.has(control))
    .map((control) => control.outerHTML.slice(0, 120));
};

/** Brings a page to its full length: lists show more of themselves as their end comes near. Runs in the page. */
const showAll = async (): Promise<void> => {
  const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  let before: number;
  do {
    before = document.documentElement.scrollHeight;
    window.scrollTo(0, before);
    await frames();
  } while (document.documentElement.scrollHeight > before);
  window.scrollTo(0, 0);
};

const TAB = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };

/** Keys that come in dozens while the page is still at work are no visitor's. Runs in the page. */
const untilIdle = () => new Promise((resolve) => requestIdleCallback(resolve));

/** Walks through a page from its start by Tab, until focus comes to its end. */
export const walkByTab = async (page: Page): Promise<TabWalk> => {
  await page.evaluate(showAll);
  await page.evaluate(untilIdle);
  const walk: JSHandle<Walk> = await page.evaluateHandle(watchFocus);
  const keyboard = await page.context().newCDPSession(page);
  const press = () => [
    keyboard.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...TAB }),
    keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', ...TAB }),
  ];
  for (let presses = 0; presses < STOPS_AT_MOST; presses += PRESSES_AT_ONCE) {
    await Promise.all(Array.from({ length: PRESSES_AT_ONCE }, press).flat());
    if (await walk.evaluate(({ ended }) => ended)) break;
  }
  return {
    ...(await walk.evaluate(({ stops, unseen }) => ({ stops: stops.size, unseen }))),
    unreached: await walk.evaluate(findUnreached),
  };
};
