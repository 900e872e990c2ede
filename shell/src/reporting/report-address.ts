/** Where browsers report to. */
export const REPORTS = '/_shell/reports';
