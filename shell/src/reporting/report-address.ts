/** Where browsers report to. */
export const REPORTS = '/_shell/reports';

/** Where a view says that code of sections is about to run. */
export const OPENINGS = '/_shell/openings';
