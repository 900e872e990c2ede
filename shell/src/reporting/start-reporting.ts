import { note } from './browser-events.ts';
import { report } from './reporter.ts';
import { noteFailure, watchWindow } from './watch-window.ts';

/**
 * Starts to report, if this visit is one of the share that does. Events that the starter saw are noted first.
 * @param sections whose code the page runs, its owner first.
 * @param page its id among its owner's.
 * @returns the token of the document's view, if it is told of.
 */
export const startReporting = (sections: readonly string[], page: string | undefined): string | undefined => {
  const first = window.firstView?.takeReport();
  if (first?.token === undefined) return undefined;
  const { token, isTold, failures, vitals } = first;
  report(vitals);
  note({ kind: 'view', sections, token, isTold, page });
  for (const failure of failures) noteFailure(failure);
  watchWindow();
  return token;
};
