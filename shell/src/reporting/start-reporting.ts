import { bufferEvents, note } from './browser-events.ts';
import { onIdle } from './browser-resources.ts';
import { isChosen } from './is-chosen.ts';
import { noteFailure, watchWindow } from './watch-window.ts';

/**
 * Starts to note what happens, if this visit is one of the share that reports. What the starter met is noted first.
 * @param sections whose code the page runs, its owner first.
 * @returns call it once the page stands: the reporter is fetched when the browser has nothing better to do.
 */
export const startReporting = (share: number, sections: readonly string[]): (() => void) => {
  const { failures, isTold, vitals } = window.firstView?.takeReport() ?? {
    failures: [],
    isTold: false,
    vitals: () => [],
  };
  if (!isChosen(share)) return () => undefined;
  bufferEvents();
  note({ kind: 'view', sections, isTold });
  for (const failure of failures) noteFailure(failure);
  watchWindow();
  // A reporter that cannot be had is missed by nobody who visits.
  return () => onIdle(() => void import('./reporter.ts').then(({ report }) => report(vitals)).catch(() => undefined));
};
