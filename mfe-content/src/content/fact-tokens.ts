import { formatDollars, formatNumber } from '@sgc/ui';
import type { Tokens } from './fill.ts';

type Facts = Readonly<Record<string, string | number>>;

const DECIMALS = 3;

/** A fact as people read it; the ending of its name says what it is. */
const formatFact = (name: string, value: string | number): string => {
  if (typeof value === 'string') return value;
  if (name.endsWith('Usd')) return formatDollars(value);
  if (name.endsWith('Percent')) return `${value}%`;
  return formatNumber(value, DECIMALS);
};

/** Facts by group as tokens: `{rental.minimumAge}`. */
export const factTokens = (groups: Readonly<Record<string, Facts>>): Tokens =>
  Object.fromEntries(
    Object.entries(groups).flatMap(([group, facts]) =>
      Object.entries(facts).map(([name, value]) => [`${group}.${name}`, formatFact(name, value)]),
    ),
  );
