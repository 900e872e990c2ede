import { bufferEvents } from './browser-events.ts';
import { watchWindow } from './watch-window.ts';

/** Holds one digit: whether this tab's visit is among those that report. */
const DECISION_KEY = 'reports';

/** A visit is decided once, so that its pages are all in or all out. Without storage, each document decides. */
const isChosen = (share: number): boolean => {
  try {
    const chosen = sessionStorage.getItem(DECISION_KEY) ?? String(Number(Math.random() < share));
    sessionStorage.setItem(DECISION_KEY, chosen);
    return chosen === '1';
  } catch {
    return Math.random() < share;
  }
};

const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 3000 });
  else setTimeout(work, 1000);
};

/**
 * Starts to note what happens, if this visit is one of the share that reports.
 * @returns call it once the page stands: the reporter is fetched when the browser has nothing better to do.
 */
export const startReporting = (share: number): (() => void) => {
  if (share === 0 || !isChosen(share)) return () => undefined;
  bufferEvents();
  watchWindow();
  // A reporter that cannot be had is missed by nobody who visits.
  return () => whenIdle(() => void import('./reporter.ts').then(({ report }) => report()).catch(() => undefined));
};
