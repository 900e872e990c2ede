import { formatDollars } from '@sgc/ui';
import { formatYears } from '../../content/words.ts';
import type { Impact } from '../../domain/impact.ts';

/** One result as the page tells it. */
export interface ImpactFigure {
  readonly result: keyof Impact;
  readonly name: string;
  readonly format: (value: number) => string;
}

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const tenths = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const SMALL = 10;

const formatWith = (unit: string) => (value: number) => `${(value < SMALL ? tenths : whole).format(value)} ${unit}`;
const formatMoney = (value: number) => formatDollars(value);

/** The result that stands above the others. */
export const NET_SAVINGS: ImpactFigure = { result: 'netSavings', name: 'Net savings', format: formatMoney };

/** The other five, in the order of the page. */
export const FIGURES: readonly ImpactFigure[] = [
  { result: 'co2Saved', name: 'CO2 saved at the tailpipe', format: formatWith('lbs') },
  { result: 'treesEquivalent', name: 'Trees that take up as much', format: formatWith('trees') },
  { result: 'fuelSaved', name: 'Gas saved', format: formatWith('gallons') },
  { result: 'costSaved', name: 'Cost of that gas', format: formatMoney },
  { result: 'electricCost', name: 'Cost of electricity', format: formatMoney },
];

/** Heading of the results. */
export const impactHeading = (years: number): string =>
  `Environmental Impact Over ${years} ${years === 1 ? 'Year' : 'Years'}`;

/** All results in one text, for those who hear the page. */
export const impactSentence = (impact: Impact, years: number): string =>
  [
    `Over ${formatYears(years)}.`,
    ...[NET_SAVINGS, ...FIGURES].map(({ name, result, format }) => `${name}: ${format(impact[result])}.`),
  ].join(' ');
