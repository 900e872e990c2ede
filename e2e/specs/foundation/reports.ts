import type { Page, Request } from '@playwright/test';

const REPORTS = '**/_shell/reports';

/** What a page reported, as it travelled. */
export interface SentReport {
  readonly text: string;
  readonly report: {
    readonly set: string;
    readonly token: string;
    readonly isAhead?: boolean;
    readonly views: readonly string[];
    readonly failedViews: readonly string[];
    readonly lostFiles: Record<string, number>;
    readonly vitals: readonly { readonly section: string; readonly name: string; readonly value: number }[];
  };
}

const read = (request: Request): SentReport => {
  const text = request.postData() ?? '';
  return { text, report: JSON.parse(text) };
};

/** Every report that the page sends from now on; they reach the shell as well. */
export const sentReports = async (page: Page): Promise<SentReport[]> => {
  const sent: SentReport[] = [];
  await page.route(REPORTS, (route) => {
    sent.push(read(route.request()));
    return route.continue();
  });
  return sent;
};

/** Makes the page believe that it is in the background: what it sends when it really closes cannot be read. */
export const hide = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });

const countsIn = ({ report }: SentReport, kind: 'views' | 'failedViews' | 'lostFiles'): [string, number][] =>
  kind === 'lostFiles' ? Object.entries(report.lostFiles) : report[kind].map((section) => [section, 1]);

/** Numbers of all reports together, by section. */
export const sumOf = (sent: readonly SentReport[], kind: 'views' | 'failedViews' | 'lostFiles') =>
  sent
    .flatMap((one) => countsIn(one, kind))
    .reduce<Record<string, number>>((sum, [section, count]) => {
      sum[section] = (sum[section] ?? 0) + count;
      return sum;
    }, {});

/**
 * What the shell has counted of a section's live version.
 * @throws if it keeps its metrics to itself.
 */
export const counted = async (page: Page, name: string, section: string): Promise<number> => {
  const answer = await page.request.get('/metrics');
  if (!answer.ok()) throw new Error(`/metrics answers ${answer.status()}: start the site with OPEN_METRICS=true`);
  const metrics = await answer.text();
  const version = new RegExp(`shell_live_version_info\\{section="${section}",version="(\\w+)"`).exec(metrics)?.[1];
  const series = new RegExp(`^${name}\\{section="${section}",version="${version}"\\} (\\d+)$`, 'm');
  return Number(series.exec(metrics)?.[1] ?? 0);
};
