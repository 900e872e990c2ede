import { RELEASE_SET_ATTRIBUTE } from '@sgc/contract/section';
import { OPENINGS, REPORTS } from '@sgc/telemetry/report';
import type { Opening, Report } from '@sgc/telemetry/report-schema';

const send = (address: string, told: object): void => {
  const set = document.documentElement.getAttribute(RELEASE_SET_ATTRIBUTE);
  navigator.sendBeacon(address, new Blob([JSON.stringify({ set, ...told })], { type: 'application/json' }));
};

/** Says that code of sections is about to run in a view, which counts as silent if nothing is reported of it then. */
export const sendOpening = ({ token, sections }: Pick<Opening, 'token'> & { sections: readonly string[] }): void =>
  send(OPENINGS, { token, sections });

export const sendReport = (report: Omit<Report, 'set'>): void => send(REPORTS, report);

/** Says that a page that opened ahead has rendered, and is not shown. */
export const sendAnswer = (token: string, sections: readonly string[]): void =>
  sendReport({
    token,
    opened: true,
    isAhead: true,
    views: [...sections],
    failedViews: [],
    lostFiles: {},
    vitals: [],
  });
