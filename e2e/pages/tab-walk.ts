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

interface Step {
  readonly ended: boolean;
  readonly fault?: string;
}

/** Looks at what has focus now, and remembers it among the stops. Runs in the page. */
const lookAtFocus = (stops: Set<Element>): Step => {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body || stops.has(focused)) return { ended: true };
  stops.add(focused);
  const name = `${focused.tagName} ${(focused.getAttribute('aria-label') ?? focused.textContent).trim().slice(0, 60)}`;

  const [box] = focused.getClientRects();
  if (box === undefined) return { ended: false, fault: `${name}: has no place on the page` };
  if (box.height <= innerHeight / 2 && (box.top < 0 || box.bottom > innerHeight)) {
    return { ended: false, fault: `${name}: ends outside the window` };
  }
  const labels = focused instanceof HTMLInputElement ? [...(focused.labels ?? [])] : [];
  const isPartOf = (seen: Element | null) =>
    seen !== null && (seen.contains(focused) || [focused, ...labels].some((part) => part.contains(seen)));
  const middle = box.left + box.width / 2;
  const heights = [box.top + 2, box.top + box.height / 2, box.bottom - 2].filter((y) => y > 0 && y < innerHeight);
  const cover = heights.map((y) => document.elementFromPoint(middle, y)).find((seen) => !isPartOf(seen));
  if (cover !== undefined) return { ended: false, fault: `${name}: is covered by ${cover?.outerHTML.slice(0, 80)}` };

  const { outlineStyle, outlineWidth } = getComputedStyle(focused);
  const ringed = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  return ringed ? { ended: false } : { ended: false, fault: `${name}: shows no focus` };
};

/** Controls in sight that are not among the stops. Runs in the page. */
const findUnreached = (stops: Set<Element>): string[] => {
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

/** Walks through a page from its start by Tab, until focus comes to its end. */
export const walkByTab = async (page: Page): Promise<TabWalk> => {
  await page.evaluate(showAll);
  const stops: JSHandle<Set<Element>> = await page.evaluateHandle(() => new Set<Element>());
  const unseen: string[] = [];
  for (let press = 0; press < STOPS_AT_MOST; press += 1) {
    await page.keyboard.press('Tab');
    const { ended, fault } = await stops.evaluate(lookAtFocus);
    if (fault !== undefined) unseen.push(fault);
    if (ended) break;
  }
  return {
    stops: await stops.evaluate(({ size }) => size),
    unseen,
    unreached: await stops.evaluate(findUnreached),
  };
};
