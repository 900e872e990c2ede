import { siteFile } from '../reporting/failing-section.ts';
import { isChosen } from '../reporting/is-chosen.ts';
import { sendOpening, sendReport } from '../reporting/send-report.ts';
import { documentToken } from '../reporting/view-token.ts';
import { measureVitals } from '../reporting/vitals.ts';
import type { FirstReport, FirstViewSettings } from './first-view.ts';

/** More than this is a storm, of which the start says enough. */
const MOST_FAILURES = 20;

/** A view that has opened answers by then, even if its program never comes. */
const ANSWER_AFTER_MS = 20_000;

const lostOwner = ({ target }: Event): string | undefined =>
  target instanceof HTMLLinkElement ? siteFile(target.href)?.owner : undefined;

/** Of errors only those of the site's own code count; files count once each. */
const ownersOf = (failures: readonly Event[], owner: string) => {
  const lostFiles: Record<string, number> = {};
  const failed = new Set<string>();
  for (const failure of failures) {
    const lost = lostOwner(failure);
    if (lost !== undefined) lostFiles[lost] = (lostFiles[lost] ?? 0) + 1;
    if (lost !== undefined || failure instanceof ErrorEvent) failed.add(lost ?? owner);
  }
  return { lostFiles, failedViews: [...failed] };
};

/** The starter's part in reporting. */
export interface FirstReporting {
  /** Says that the program is about to run. */
  open(): void;
  /** Ends it, and gives what the program is to report from then on. */
  take(): FirstReport;
}

/**
 * Reports a page whose program never came, once the page is hidden, if this visit is one of those that report.
 */
export const reportWithoutProgram = ({ sections, reportShare }: FirstViewSettings): FirstReporting => {
  const token = isChosen(reportShare) ? documentToken() : undefined;
  const failures: Event[] = [];
  let isTold = false;
  let opened = false;
  let timer: ReturnType<typeof setTimeout>;
  const keep = (failure: Event): void => {
    if (failures.length < MOST_FAILURES) failures.push(failure);
  };
  addEventListener('error', keep, true);
  const vitals = token === undefined ? () => [] : measureVitals();
  const owner = sections[0] ?? 'shell';
  const tell = (): void => {
    if (isTold || token === undefined) return;
    isTold = true;
    sendReport({
      token,
      opened,
      views: [...sections],
      ...ownersOf(failures, owner),
      vitals: vitals().map((vital) => ({ section: owner, ...vital })),
    });
  };
  const tellOnceHidden = (): void => {
    if (document.visibilityState === 'hidden') tell();
  };
  document.addEventListener('visibilitychange', tellOnceHidden);
  return {
    open: () => {
      if (token === undefined) return;
      opened = true;
      sendOpening({ token, sections });
      timer = setTimeout(tell, ANSWER_AFTER_MS);
    },
    take: () => {
      clearTimeout(timer);
      removeEventListener('error', keep, true);
      document.removeEventListener('visibilitychange', tellOnceHidden);
      return { token, failures: isTold ? [] : failures, isTold, vitals: isTold ? () => [] : vitals };
    },
  };
};
