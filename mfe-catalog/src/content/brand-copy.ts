import type { IconName } from '@sgc/ui';
import type { Lineup } from '../domain/lineup.ts';

/** A titled sentence. */
export interface Point {
  readonly title: string;
  readonly text: string;
  readonly icon: IconName;
}

/** The words of a brand's page. Counts come from the line-up, so none is typed. */
export interface BrandCopy {
  readonly name: string;
  readonly article: 'a' | 'an';
  /** The brand as the API writes it, in lower case. */
  readonly brand: 'denago' | 'evolution';
  /** Ids of the models whose drawings stand for the brand: at the head of the page, and beside the benefits. */
  readonly faces: { readonly head: string; readonly benefits: string };
  readonly lead: string;
  /** Benefits of the brand, true of any line-up. */
  readonly benefits: readonly string[];
  readonly seriesText: Readonly<Record<string, string>>;
  readonly why: readonly Point[];
}

/** "23 models in 7 series, with 2 to 8 seats", as far as the line-up says. */
const lineupCounts = ({ modelCount, series, seats }: Lineup): string => {
  const counts = `${modelCount} models in ${series.length} series`;
  return seats === undefined ? counts : `${counts}, with ${seats.least} to ${seats.most} seats`;
};

/** What speaks for a brand; how many models there are as soon as that is known. */
export const benefitsOf = ({ benefits }: BrandCopy, lineup: Lineup | undefined): readonly string[] =>
  lineup === undefined || lineup.modelCount === 0 ? benefits : [lineupCounts(lineup), ...benefits];
