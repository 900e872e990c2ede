import lighthouse from 'lighthouse';

/**
 * Results of one run of Lighthouse for a page: scores of 100, milliseconds, and shift without a unit. `others` is the least
 * of accessibility, best practices and search.
 */
export interface Audit {
  readonly performance: number;
  readonly others: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly cls: number;
  readonly tbt: number;
}

/** Audits that a page of its kind must fail: one that search engines are to leave out, or one of an address that does not exist. */
const UNFAIR = {
  listed: [],
  unlisted: ['is-crawlable'],
  // The browser writes the status of such a document to the console as an error.
  missing: ['is-crawlable', 'http-status-code', 'errors-in-console'],
};

/**
 * Runs Lighthouse's mobile profile once.
 * @param port where a browser listens for debuggers.
 * @param kind of the page for search engines.
 */
export const auditPage = async (url: string, port: number, kind: keyof typeof UNFAIR): Promise<Audit> => {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    ignoreStatusCode: true,
    skipAudits: UNFAIR[kind],
  });
  if (result === undefined) throw new Error(`Lighthouse says nothing of ${url}`);
  const { audits, categories } = result.lhr;
  const measured = (id: string): number => audits[id]?.numericValue ?? Number.NaN;
  const score = (id: string): number => Math.round((categories[id]?.score ?? 0) * 100);
  return {
    performance: score('performance'),
    others: Math.min(score('accessibility'), score('best-practices'), score('seo')),
    fcp: measured('first-contentful-paint'),
    lcp: measured('largest-contentful-paint'),
    cls: measured('cumulative-layout-shift'),
    tbt: measured('total-blocking-time'),
  };
};
