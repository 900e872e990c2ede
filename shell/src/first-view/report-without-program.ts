import { RELEASE_SET_ATTRIBUTE } from '@sgc/contract/section';
import { isChosen } from '../reporting/is-chosen.ts';
import { REPORTS } from '../reporting/report-address.ts';
import { measureVitals } from '../reporting/vitals.ts';
import type { FirstReport, FirstViewSettings } from './first-view.ts';

/** More than this is a storm, of which the start says enough. */
const MOST_FAILURES = 20;

const OWNER = /\/_assets\/(shell|mfe-[a-z0-9-]+)\//;

const lostOwner = ({ target }: Event): string | undefined =>
  target instanceof HTMLLinkElement ? OWNER.exec(target.href)?.[1] : undefined;

/** Of errors only those of the site's own code count; files count once each. */
const ownersOf = (failures: readonly Event[], owner: string) => {
  const lostFiles: Record<string, number> = {};
  const failed = new Set<string>();
  for (const failure of failures) {
    const lost = lostOwner(failure);
    if (lost !== undefined) lostFiles[lost] = (lostFiles[lost] ?? 0) + 1;
    if (lost !== undefined || failure instanceof ErrorEvent) failed.add(lost ?? owner);
  }
  return { lostFiles, failedViews: Object.fromEntries([...failed].map((section) => [section, 1])) };
};

/**
 * Tells the shell how a page fared whose program never came, once it is hidden, if this visit is one of those that report.
 * @returns ends it, and gives what the program is to report from then on.
 */
export const reportWithoutProgram = ({ sections, reportShare }: FirstViewSettings): (() => FirstReport) => {
  const failures: Event[] = [];
  let isTold = false;
  const keep = (failure: Event): void => {
    if (failures.length < MOST_FAILURES) failures.push(failure);
  };
  addEventListener('error', keep, true);
  const isReported = isChosen(reportShare);
  const vitals = isReported ? measureVitals() : () => [];
  const owner = sections[0] ?? 'shell';
  const tell = (): void => {
    if (document.visibilityState !== 'hidden' || isTold || !isReported) return;
    isTold = true;
    const report = {
      set: document.documentElement.getAttribute(RELEASE_SET_ATTRIBUTE),
      views: Object.fromEntries(sections.map((section) => [section, 1])),
      ...ownersOf(failures, owner),
      vitals: vitals().map((vital) => ({ section: owner, ...vital })),
    };
    navigator.sendBeacon(REPORTS, new Blob([JSON.stringify(report)], { type: 'application/json' }));
  };
  document.addEventListener('visibilitychange', tell);
  return () => {
    removeEventListener('error', keep, true);
    document.removeEventListener('visibilitychange', tell);
    return { failures: isTold ? [] : failures, isTold, vitals: isTold ? () => [] : vitals };
  };
};
