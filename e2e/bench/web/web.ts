import { loadavg } from 'node:os';
import { type Browser, chromium } from '@playwright/test';
import { freePort } from '@sgc/local/ports';
import { CHROMIUM_ARGS } from '../../browser/chromium-args.ts';
import { chromiumOrInstall } from '../../browser/find-chromium.ts';
import { startWholeSite } from '../../fixtures/whole-site.ts';
import { TEMPLATES } from '../../pages/templates.ts';
import { middle } from '../figures.ts';
import { type Audit, auditPage } from './lighthouse-run.ts';
import { startPlainSite } from './plain-site.ts';
import { type ThrottledVisit, visitThrottled } from './throttled-visit.ts';

const RUNS = Number(process.env.RUNS ?? 5);

/** Some pages alone: `PAGES="/ /inventory"`. */
const PAGES = process.env.PAGES?.split(' ') ?? TEMPLATES;

const MOST_MS = { lcp: 1200, fcp: 1000, longest: 50 };

/** Visits with real throttling; a single one would measure the machine more than the page. */
const VISITS = 3;

/** Scores of the middle run and of the worst. */
const LEAST_SCORE = { middle: 100, worst: 99 };

/** Of a page that search engines are asked to leave out. */
const UNLISTED = 'name="robots" content="noindex';

const kindOf = async (url: string): Promise<'listed' | 'unlisted' | 'missing'> => {
  const answer = await fetch(url);
  if ((await answer.text()).includes(UNLISTED)) return answer.status === 404 ? 'missing' : 'unlisted';
  return 'listed';
};

/** Scores, of which the least is the worst. */
const SCORES: readonly (keyof Audit)[] = ['performance', 'others'];

const valuesOf = (audits: readonly Audit[], figure: keyof Audit): number[] => audits.map((audit) => audit[figure]);

const worst = (audits: readonly Audit[], figure: keyof Audit): number =>
  SCORES.includes(figure) ? Math.min(...valuesOf(audits, figure)) : Math.max(...valuesOf(audits, figure));

/** Middle of each figure. */
const visitOften = async (browser: Browser, url: string): Promise<ThrottledVisit> => {
  const visits: ThrottledVisit[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) visits.push(await visitThrottled(browser, url));
  const of = (figure: keyof ThrottledVisit): number => middle(visits.map((visit) => visit[figure]));
  return { fcp: of('fcp'), lcp: of('lcp'), answered: of('answered'), longest: of('longest') };
};

const holds = (audits: readonly Audit[], { longest }: ThrottledVisit): boolean =>
  longest <= MOST_MS.longest &&
  middle(valuesOf(audits, 'performance')) >= LEAST_SCORE.middle &&
  worst(audits, 'performance') >= LEAST_SCORE.worst &&
  middle(valuesOf(audits, 'others')) >= LEAST_SCORE.middle &&
  middle(valuesOf(audits, 'lcp')) <= MOST_MS.lcp &&
  middle(valuesOf(audits, 'fcp')) <= MOST_MS.fcp &&
  worst(audits, 'cls') === 0;

/** Middle and worst, and beside them the plain page's middle. */
const cell = (figure: keyof Audit, audits: readonly Audit[], plain: readonly Audit[]): string => {
  const write = (value: number) => value.toFixed(figure === 'cls' ? 3 : 0);
  const own = `${write(middle(valuesOf(audits, figure)))} (${write(worst(audits, figure))})`;
  return `${own} / ${write(middle(valuesOf(plain, figure)))}`.padEnd(21);
};

const FIGURES: readonly (keyof Audit)[] = ['performance', 'others', 'fcp', 'lcp', 'cls', 'tbt'];

const site = await startWholeSite();
const plainSite = await startPlainSite(site.address);
const port = await freePort();
const browser = await chromium.launch({
  executablePath: chromiumOrInstall(),
  args: [...CHROMIUM_ARGS, `--remote-debugging-port=${port}`],
});
let isGood = true;
try {
  process.stdout.write(
    `Middle (worst) of ${RUNS} runs / middle of the page as plain HTML; load of the machine ${loadavg()[0]?.toFixed(1)}\n` +
      `${' '.repeat(29)}${[...FIGURES, 'real fcp, lcp, answer, longest task'].map((figure) => figure.padEnd(21)).join(' ')}\n`,
  );
  // The very first visit warms up the machine.
  await auditPage(`${site.address}${PAGES[0]}`, port, 'listed');
  for (const path of PAGES) {
    const kind = await kindOf(`${site.address}${path}`);
    const audits: Audit[] = [];
    const plain: Audit[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      audits.push(await auditPage(`${site.address}${path}`, port, kind));
      plain.push(await auditPage(`${plainSite.address}${path}`, port, kind));
    }
    const visit = await visitOften(browser, `${site.address}${path}`);
    const real = [visit.fcp, visit.lcp, visit.answered, visit.longest].map((value) => value.toFixed(0)).join(', ');
    const isHeld = holds(audits, visit);
    isGood &&= isHeld;
    const cells = FIGURES.map((figure) => cell(figure, audits, plain)).join(' ');
    process.stdout.write(`${isHeld ? '✓' : '✗'} ${path.padEnd(26)} ${cells} ${real}\n`);
  }
  process.exitCode = isGood ? 0 : 1;
} finally {
  await browser.close();
  plainSite.close();
  await site.stop();
}
