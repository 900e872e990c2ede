import { ADDRESSES, vehicleAddress } from '@sgc/contract/addresses';
import { startBareSite } from '../bare-site.ts';
import { type Crowd, letCome, type Met } from '../crowd.ts';
import type { LoadedSite } from '../loaded-site.ts';
import { check, reportRatios, say } from '../report.ts';
import { type Kind, pageWithFiles, READ, type Visit, WRITE } from '../requests.ts';

/** Visitors who come in a second of each hour of the day, which lasts as long as `secondsPerHour`. */
const BY_HOUR = [1, 1, 1, 1, 1, 1, 2, 3, 5, 7, 8, 8, 9, 8, 7, 7, 8, 9, 8, 7, 5, 4, 2, 1];

/** Hours in which a visitor writes every second. */
const WRITING = { from: 9, to: 18 };

const LIMITS = { page: 8, file: 8, read: 25, message: 60 };

const REFERENCE = /\b[0-9A-Z]{4}-[0-9A-Z]{4}\b/g;

const crowdsOf = (visit: Visit, hour: number, visitorsPerSecond: number): Crowd[] => [
  { visitorsPerSecond, visit },
  ...(hour >= WRITING.from && hour < WRITING.to ? [{ visitorsPerSecond: 1, visit: [READ, WRITE] }] : []),
];

const all = (hours: readonly Met[]): Met => {
  const times = new Map<Kind, number[]>();
  for (const { times: some } of hours)
    for (const [kind, more] of some) times.set(kind, [...(times.get(kind) ?? []), ...more]);
  const sum = (figure: 'failed' | 'answeredShare'): number => hours.reduce((total, met) => total + met[figure], 0);
  return {
    times,
    failed: sum('failed'),
    answeredShare: sum('answeredShare') / hours.length,
    acknowledged: hours.flatMap(({ acknowledged }) => acknowledged),
  };
};

const live = async (addresses: readonly string[], visit: Visit, secondsPerHour: number): Promise<Met> => {
  const hours: Met[] = [];
  for (const [hour, visitors] of BY_HOUR.entries())
    hours.push(await letCome(addresses, crowdsOf(visit, hour, visitors), secondsPerHour));
  return all(hours);
};

/** A day of the dealer in some minutes, and a tenth of it on the bare server. */
export const day = async (site: LoadedSite, minutes: number): Promise<boolean> => {
  const [first = ''] = site.addresses;
  const seen = new Set<string>();
  const pages = [ADDRESSES.home, ADDRESSES.inventory, vehicleAddress('ev-city'), ADDRESSES.contact];
  const visit: Visit = (await Promise.all(pages.map((page) => pageWithFiles(first, page, seen)))).flat();
  const secondsPerHour = Math.max(1, Math.round((minutes * 60) / BY_HOUR.length));
  const visitors = BY_HOUR.reduce((sum, count) => sum + count * secondsPerHour, 0);
  const bare = await startBareSite(first, [...visit, READ, WRITE]);
  try {
    say(
      `A day in ${minutes} minutes: ${visitors} visitors, ${visit.length} requests each; middle / 95th percentile / worst`,
    );
    await letCome(site.addresses, crowdsOf(visit, WRITING.from, 5), 5);
    const plain = await live([bare.address], visit, Math.max(1, Math.round(secondsPerHour / 10)));
    const met = await live(site.addresses, visit, secondsPerHour);
    const stored = new Set((await site.command('leads', 'list', '--limit', '10000000')).match(REFERENCE));
    const lost = met.acknowledged.filter((reference) => !stored.has(reference));
    return [
      reportRatios(met, plain, LIMITS),
      check(lost.length === 0, `of ${met.acknowledged.length} acknowledged messages ${lost.length} are lost`),
    ].every(Boolean);
  } finally {
    bare.close();
  }
};
