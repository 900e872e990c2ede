import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { MINUTE_MS } from '@sgc/contract/time';
import { dashboards, type Panel } from '@sgc/local/watched-series';
import { Command } from 'commander';
import sharp from 'sharp';
import { CHROMIUM_ARGS } from '../browser/chromium-args.ts';
import { chromiumOrInstall } from '../browser/find-chromium.ts';
import { FaultySite } from '../faults/site/faulty-site.ts';
import { ROOT } from '../fixtures/changed-section.ts';
import { drawDashboard, type NamedSeries, type Shown } from './draw.ts';
import { Prometheus } from './prometheus.ts';
import { bringTraffic } from './traffic.ts';

const STEPS = 40;

/** Panels that have nothing to show of a site that is well, and why. */
const MAY_BE_EMPTY: Readonly<Record<string, string>> = {
  'Frozen or pinned': 'no section is',
};

/** As Grafana names a series: labels in the place of their names. */
const nameOf = (legend: string, labels: NamedSeries['labels']): string =>
  legend.replace(/\{\{(\w+)\}\}/g, (_, label: string) => labels[label] ?? '');

const shownBy = async (prometheus: Prometheus, panel: Panel, fromS: number, toS: number): Promise<Shown> => {
  const series: NamedSeries[] = [];
  for (const { expr, legendFormat } of panel.targets) {
    const isLine = panel.type === 'timeseries';
    const found = isLine ? await prometheus.range(expr, fromS, toS, STEPS) : await prometheus.now(expr);
    series.push(...found.map((one) => ({ ...one, name: nameOf(legendFormat, one.labels) })));
  }
  console.log(`${panel.title}: ${series.length} series`);
  return { panel, series, emptyBecause: MAY_BE_EMPTY[panel.title] };
};

const { minutes } = new Command('dashboards')
  .description('draws the dashboards of deploy/grafana from a site under traffic into docs/images')
  .option('--minutes <number>', 'how long there is traffic; the second half is drawn', Number, 6)
  .parse()
  .opts<{ minutes: number }>();

/** A receiver that is away: what it is told waits. */
const WEBHOOK = { RELEASE_WEBHOOK: 'http://127.0.0.1:9/', RELEASE_WEBHOOK_KEY: `whsec_${'A'.repeat(32)}` };

/** A drawing as other pictures of the documents are. */
const writePicture = async (browser: Browser, drawing: string, file: string): Promise<void> => {
  const page = await browser.newPage();
  await page.setContent(drawing);
  const picture = await page.locator('svg').first().screenshot();
  await sharp(picture).png({ palette: true }).toFile(join(ROOT, file));
  console.log(`${file} is written`);
};

/** What is closed at the end, the last first. */
const opened: { close(): Promise<unknown> }[] = [];
try {
  const browser = await chromium.launch({ executablePath: chromiumOrInstall(), args: CHROMIUM_ARGS });
  opened.unshift(browser);
  const site = await FaultySite.start({ environment: { OPEN_METRICS: 'true', ...WEBHOOK } });
  opened.unshift({ close: () => site.stop() });
  const prometheus = await Prometheus.start({
    shell: `${site.address}/metrics`,
    registry: `${site.operations}/metrics`,
    api: `http://127.0.0.1:${site.proxies.api.port}/ops/metrics`,
  });
  opened.unshift(prometheus);
  await bringTraffic(browser, site, minutes * MINUTE_MS);
  const toS = Date.now() / 1000;
  for (const dashboard of dashboards()) {
    const shown: Shown[] = [];
    for (const panel of dashboard.panels) shown.push(await shownBy(prometheus, panel, toS - minutes * 30, toS));
    const file = `docs/images/grafana-${dashboard.file.replace(/json$/, 'png')}`;
    await writePicture(browser, drawDashboard(dashboard, shown), file);
    const unexplained = shown.filter(({ series, emptyBecause }) => series.length === 0 && emptyBecause === undefined);
    if (unexplained.length > 0)
      throw new Error(`Nothing to show: ${unexplained.map(({ panel }) => panel.title).join(', ')}`);
  }
} finally {
  for (const one of opened) await one.close();
}
