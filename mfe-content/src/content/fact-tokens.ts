import { formatDollars } from '@sgc/ui';
import type { Tokens } from './fill.ts';

type Facts = Readonly<Record<string, string | number>>;

/** A fact as people read it; the ending of its name says what it is. */
const formatFact = (name: string, value: string | number): string => {
  if (typeof value === 'string') return value;
  if (name.endsWith('Usd')) return formatDollars(value);
  if (name.endsWith('Percent')) return `${value}%`;
  return value.toLocaleString('en-US');
};

/** Facts by group as tokens: `{rental.minimumAge}`. */
export const factTokens = (groups: Readonly<Record<string, Facts>>): Tokens =>
  Object.fromEntries(
    Object.entries(groups).flatMap(([group, facts]) =>
      Object.entries(facts).map(([name, value]) => [`${group}.${name}`, formatFact(name, value)]),
    ),
  );
