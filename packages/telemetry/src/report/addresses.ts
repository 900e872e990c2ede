/** Where browsers report to. */
export const REPORTS = '/_shell/reports';

/** Where a view says that code of sections is about to run. */
export const OPENINGS = '/_shell/openings';

/** The metric of `Server-Timing` that carries a view's token: cached HTML is the same for all visitors, a header need not be. */
export const VIEW_TOKEN = 'view';
