import { formatDollars, formatNumber } from '@sgc/ui';
import { formatYears } from '../../content/words.ts';
import type { Impact } from '../../domain/impact.ts';

/** One result as the page tells it. */
export interface ImpactFigure {
  readonly result: keyof Impact;
  readonly name: string;
  readonly format: (value: number) => string;
}

const SMALL = 10;

const formatCount = (value: number) => formatNumber(value, value < SMALL ? 1 : 0);
const formatMoney = (value: number) => formatDollars(value);

/** The six results in the order of the page: money first, then nature. */
export const FIGURES: readonly ImpactFigure[] = [
  { result: 'netSavings', name: 'net savings', format: formatMoney },
  { result: 'costSaved', name: 'not spent on gas', format: formatMoney },
  { result: 'electricCost', name: 'spent on electricity', format: formatMoney },
  { result: 'co2Saved', name: 'lbs of CO2 saved at the tailpipe', format: formatCount },
  { result: 'fuelSaved', name: 'gallons of gas saved', format: formatCount },
  { result: 'treesEquivalent', name: 'trees take up as much CO2', format: formatCount },
];

/** Heading of the results. */
export const impactHeading = (years: number): string =>
  `Environmental Impact Over ${years} ${years === 1 ? 'Year' : 'Years'}`;

/** All results in one text, for those who hear the page. */
export const impactSentence = (impact: Impact, years: number): string =>
  [
    `Over ${formatYears(years)}.`,
    ...FIGURES.map(({ name, result, format }) => `${format(impact[result])} ${name}.`),
  ].join(' ');
