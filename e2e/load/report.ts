import { middle, p95 } from '../bench/figures.ts';
import type { Met } from './crowd.ts';
import type { Kind } from './requests.ts';

/** How much longer than a bare server's the site's answers may take: 95th percentiles, by what was asked for. */
export type Limits = Readonly<Partial<Record<Kind, number>>>;

const ms = (value: number): string => `${value < 10 ? value.toFixed(1) : value.toFixed(0)} ms`;

const figures = (times: readonly number[]): string =>
  `${ms(middle(times))} / ${ms(p95(times))} / ${ms(Math.max(...times))}`;

export const say = (text: string): boolean => process.stdout.write(`${text}\n`);

/** Says whether something holds, and answers it. */
export const check = (isHeld: boolean, text: string): boolean => {
  say(`${isHeld ? '✓' : '✗'} ${text}`);
  return isHeld;
};

/** Says of each kind of request how it went beside the bare server, and whether every limit holds. */
export const reportRatios = (met: Met, bare: Met, limits: Limits): boolean => {
  const held = [...met.times].map(([kind, times]) => {
    const ratio = p95(times) / p95(bare.times.get(kind) ?? []);
    const limit = limits[kind] ?? Number.POSITIVE_INFINITY;
    return check(
      ratio <= limit,
      `${kind}: ${figures(times)} of ${times.length}; bare ${figures(bare.times.get(kind) ?? [])}; ratio ${ratio.toFixed(1)} (at most ${limit})`,
    );
  });
  return [...held, check(met.failed === 0, `failed: ${met.failed}; bare ${bare.failed}`)].every(Boolean);
};
