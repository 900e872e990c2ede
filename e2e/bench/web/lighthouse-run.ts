import lighthouse from 'lighthouse';

/**
 * What one run of Lighthouse says of a page: scores of 100, milliseconds, and shift without a unit. `others` is the least of
 * accessibility, best practices and search.
 */
export interface Audit {
  readonly performance: number;
  readonly others: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly cls: number;
  readonly tbt: number;
}

/**
 * Runs Lighthouse's mobile profile once.
 * @param port where a browser listens for debuggers.
 */
export const auditPage = async (url: string, port: number): Promise<Audit> => {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' });
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
