import { ADDRESSES, vehicleAddress } from '@sgc/contract/addresses';
import { p95 } from '../../bench/figures.ts';
import { startBareSite } from '../bare-site.ts';
import { type Crowd, letCome, type Met } from '../crowd.ts';
import type { LoadedSite } from '../loaded-site.ts';
import { processorTimes, sharesUsed } from '../processors.ts';
import { check, reportRatios, say } from '../report.ts';
import { pageWithFiles, READ, type Visit, WRITE } from '../requests.ts';

const VISITORS_PER_SECOND = 100;
const SECONDS = 20;

/** Near the most that one shell holds, where answers wait for one another. */
const LIMITS = { page: 15, file: 40, read: 25, message: 60 };

/** Steps of the search for what breaks first, in visitors a second. */
const STEPS = [150, 200, 250, 300, 400, 500, 600, 800];
const STEP_SECONDS = 10;

/** Pages slower than this count as too slow. */
const SLOW_MS = 500;
const LEAST_ANSWERED = 0.95;

/** One of a hundred visitors writes. */
const crowdsOf = (visit: Visit, visitorsPerSecond: number): Crowd[] => [
  { visitorsPerSecond, visit },
  { visitorsPerSecond: Math.ceil(visitorsPerSecond / 100), visit: [READ, WRITE] },
];

const isHeld = ({ times, failed, answeredShare }: Met): boolean =>
  failed === 0 && answeredShare >= LEAST_ANSWERED && p95(times.get('page') ?? []) <= SLOW_MS;

/** Raises the number of visitors until pages are slow, and says what was busiest then. */
const findLimit = async (site: LoadedSite, visit: Visit): Promise<void> => {
  let last = VISITORS_PER_SECOND;
  for (const visitors of STEPS) {
    const before = processorTimes();
    const met = await letCome(site.addresses, crowdsOf(visit, visitors), STEP_SECONDS);
    const busy = sharesUsed(before, processorTimes(), STEP_SECONDS)
      .filter(([, share]) => share >= 0.05)
      .map(([name, share]) => `${name} ${share.toFixed(2)}`)
      .join(', ');
    const pages = met.times.get('page') ?? [];
    say(
      `  ${visitors} visitors a second: pages ${p95(pages).toFixed(0)} ms (95th percentile), ${(100 * met.answeredShare).toFixed(0)} % answered, ${met.failed} failed; processors: ${busy}`,
    );
    if (!isHeld(met)) break;
    last = visitors;
  }
  say(`  most that is held: ${last} visitors a second`);
};

/**
 * A sale: a hundred visitors a second, then more until it is too many. Each looks at the list and at one cart with an empty
 * cache, and takes every file that the two documents name.
 */
export const sale = async (site: LoadedSite): Promise<boolean> => {
  const [first = ''] = site.addresses;
  const seen = new Set<string>();
  const visit = [
    ...(await pageWithFiles(first, ADDRESSES.inventory, seen)),
    ...(await pageWithFiles(first, vehicleAddress('ev-city'), seen)),
  ];
  const bare = await startBareSite(first, [...visit, READ, WRITE]);
  try {
    const crowds = crowdsOf(visit, VISITORS_PER_SECOND);
    say(
      `A sale: ${VISITORS_PER_SECOND} visitors a second, ${visit.length} requests each; middle / 95th percentile / worst`,
    );
    await letCome(site.addresses, crowds, 5);
    const plain = await letCome([bare.address], crowds, SECONDS);
    const met = await letCome(site.addresses, crowds, SECONDS);
    const isGood = reportRatios(met, plain, LIMITS);
    const isWhole = check(met.answeredShare >= LEAST_ANSWERED, `answered: ${(100 * met.answeredShare).toFixed(0)} %`);
    // With more shells than processors the machine may be full before.
    if (isHeld(met)) await findLimit(site, visit);
    return isGood && isWhole;
  } finally {
    bare.close();
  }
};
