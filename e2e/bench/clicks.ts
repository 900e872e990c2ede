import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS } from '../browser/chromium-args.ts';
import { chromiumOrInstall } from '../browser/find-chromium.ts';
import { startWholeSite } from '../fixtures/whole-site.ts';
import { TEMPLATES } from '../pages/templates.ts';
import { type Answers, interactionToNextPaint, useControls } from './clicks/interactions.ts';
import { type Navigation, Navigator } from './clicks/navigations.ts';
import { walksOver } from './clicks/walks.ts';
import { middle, p95 } from './figures.ts';

const { values: options } = parseArgs({
  options: {
    /** Pairs of these templates alone: `--only "/ /inventory /contact /rentals"`. */
    only: { type: 'string' },
    /** At these rates alone: `--rates 4`. */
    rates: { type: 'string', default: '1 4' },
  },
});
const PAGES = options.only?.split(' ') ?? TEMPLATES;
const RATES = options.rates.split(' ').map(Number);

/** Loads of each page for comparison, clicks that are compared, and visits in which a page is used. */
const TIMES = 3;

/** Slowdown of the processor in the goals. */
const SLOW = 4;

/** At four times slower, for clicks that were prefetched; Back; any interaction, and any task of it. */
const MOST_MS = { middle: 100, p95: 150, back: 50, interaction: 100, task: 50 };

const say = (text: string): boolean => process.stdout.write(`${text}\n`);
const mark = (isHeld: boolean): string => (isHeld ? '✓' : '✗');

const summary = (values: readonly number[]): string =>
  values.length === 0
    ? 'none'
    : `${[middle(values), p95(values), Math.max(...values)].map((ms) => ms.toFixed(0)).join(' / ')} ms of ${values.length}`;

const byMs = (a: Navigation, b: Navigation): number => b.ms - a.ms;

const describe = ({ from, to, ms }: Navigation): string => `${from} → ${to} ${ms.toFixed(0)}`;

const site = await startWholeSite();
const browser = await chromium.launch({ executablePath: chromiumOrInstall(), args: CHROMIUM_ARGS });
let isGood = true;
const check = (isHeld: boolean): string => {
  isGood &&= isHeld;
  return mark(isHeld);
};

interface Measured {
  readonly clicks: readonly Navigation[];
  /** Milliseconds that each page takes as a document. */
  readonly documents: ReadonlyMap<string, number>;
  /** Clicks that take longer than their page's document. */
  readonly slower: readonly Navigation[];
}

/**
 * A document's time is the middle of several: so is that of a click which took longer than it. It is clicked after the same
 * pages again, by turns with its document, for a machine is not as fast at all times.
 */
const slowerThanDocuments = async (
  navigator: Navigator,
  clicks: readonly Navigation[],
  documents: ReadonlyMap<string, number>,
): Promise<Navigation[]> => {
  const slower: Navigation[] = [];
  for (const click of clicks) {
    if (!click.isInPlace || click.ms <= (documents.get(click.to) ?? 0)) continue;
    const clicked = [click.ms];
    const loaded = [await navigator.load(click.to)];
    while (clicked.length < TIMES) {
      const again = (await navigator.walk(click.way, click.isPrefetched)).at(-1);
      clicked.push(again?.ms ?? Number.POSITIVE_INFINITY);
      loaded.push(await navigator.load(click.to));
    }
    if (middle(clicked) > middle(loaded)) slower.push({ ...click, ms: middle(clicked) });
  }
  return slower;
};

const measure = async (rate: number): Promise<Measured> => {
  const clicks: Navigation[] = [];
  const documents = new Map<string, number>();
  const navigator = await Navigator.open(browser, site.address, rate);
  for (const to of PAGES) {
    const loads: number[] = [];
    for (let time = 0; time < TIMES; time += 1) loads.push(await navigator.load(to));
    documents.set(to, middle(loads));
  }
  for (const isPrefetched of [true, false])
    for (const walk of walksOver(PAGES)) clicks.push(...(await navigator.walk(walk, isPrefetched)));
  const slower = await slowerThanDocuments(navigator, clicks, documents);
  await navigator.close();
  return { clicks, documents, slower };
};

try {
  say(
    `Until the heading is painted: middle / 95th percentile / worst; load of the machine ${loadavg()[0]?.toFixed(1)}`,
  );
  for (const rate of RATES) {
    const { clicks, documents, slower } = await measure(rate);
    const held = rate === SLOW;
    for (const isPrefetched of [true, false]) {
      const some = clicks.filter((click) => click.isInPlace && click.isPrefetched === isPrefetched);
      const times = some.map(({ ms }) => ms);
      const isFast = !(held && isPrefetched) || (middle(times) <= MOST_MS.middle && p95(times) <= MOST_MS.p95);
      say(`${check(isFast)} ${rate}x, ${isPrefetched ? 'prefetched' : 'not prefetched'}: ${summary(times)}`);
      say(`    slowest: ${some.toSorted(byMs).slice(0, 4).map(describe).join(', ')}`);
      const those = slower.filter((click) => click.isPrefetched === isPrefetched).map(describe);
      say(`  ${check(those.length === 0)} slower than the document: ${those.length} (${those.slice(0, 4)})`);
    }
    const traversals = clicks.flatMap((click) => click.traversals);
    say(`${check(!held || p95(traversals) <= MOST_MS.back)} ${rate}x, Back and Forward: ${summary(traversals)}`);
    const loads = clicks.filter(({ isInPlace }) => !isInPlace).map(({ ms }) => ms);
    say(`  ${rate}x, links that load a document: ${summary(loads)}; plain loads: ${summary([...documents.values()])}`);
  }
  for (const address of PAGES) {
    const visits: Answers[] = [];
    while (visits.length < TIMES) visits.push(await useControls(browser, site.address, address));
    const paint = interactionToNextPaint(visits);
    const task = Math.max(...visits.map(({ longestTask }) => longestTask));
    const isFast = paint <= MOST_MS.interaction && task <= MOST_MS.task;
    say(`${check(isFast)} ${address}: interaction to next paint ${paint} ms, longest task ${task.toFixed(0)} ms`);
  }
  process.exitCode = isGood ? 0 : 1;
} finally {
  await browser.close();
  await site.stop();
}
