import { isSparing, onIdle } from '../reporting/browser-resources.ts';
import { afterFirstPaint } from './after-first-paint.ts';
import type { FirstViewSettings } from './first-view.ts';

/** Long enough after the largest paint that the visitor no longer waits for the page. */
const IDLE_AFTER_MS = 3000;

/** Parts that answer sooner, or at all, with the program. */
const INTERACTIVE = 'main form, main button';

/** How far below the window an interactive part is near: half of its height. */
const NEAR = '50%';

const CONTROLS = 'a,button,input,select,textarea,label,summary';

/** Events that show intent; a pointer that passes over counts only on a link or control. */
const SIGNS = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'input', 'change'] as const;

const isPointer = (type: string): boolean => type.startsWith('pointer');

/** Calls back when an interactive part comes near the window. @returns ends it. */
const whenNear = (work: () => void): (() => void) => {
  const observer = new IntersectionObserver(
    (parts) => {
      if (parts.some(({ isIntersecting }) => isIntersecting)) work();
    },
    { rootMargin: NEAR },
  );
  for (const part of document.querySelectorAll(INTERACTIVE)) observer.observe(part);
  return () => observer.disconnect();
};

/** Calls back at the first sign of intent. @returns ends it. */
const onIntent = (work: () => void): (() => void) => {
  const onSign = ({ type, target }: Event): void => {
    if (!isPointer(type) || (target instanceof Element && target.closest(CONTROLS))) work();
  };
  for (const type of SIGNS) document.addEventListener(type, onSign, { capture: true, passive: true });
  return () => {
    for (const type of SIGNS) document.removeEventListener(type, onSign, true);
  };
};

/**
 * Calls `start` once, when the page's program is wanted: at the first sign of intent, and for pages that have
 * something to run when an interactive part comes near the window, or when nothing has happened for a while.
 */
export const whenWanted = (program: Exclude<FirstViewSettings['program'], 'none'>, start: () => void): void => {
  if (program === 'at-once') {
    start();
    return;
  }
  let isWanted = false;
  const watches: (() => void)[] = [];
  const want = (): void => {
    if (isWanted) return;
    isWanted = true;
    for (const end of watches) end();
    start();
  };
  watches.push(onIntent(want));
  if (program === 'on-intent' || isSparing()) return;
  afterFirstPaint(() => {
    if (isWanted) return;
    const timer = setTimeout(() => onIdle(want), IDLE_AFTER_MS);
    watches.push(() => clearTimeout(timer), whenNear(want));
  });
};
