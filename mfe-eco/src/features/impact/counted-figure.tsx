import { Counter } from '@sgc/ui';
import type { Impact } from '../../domain/impact.ts';
import type { ImpactFigure } from './figures.ts';

const FIRST_MS = 2000;
const STEP_MS = 200;
const LAST_MS = 3000;

export interface CountedFigureProps {
  readonly figure: ImpactFigure;
  readonly impact: Impact;
  /** False for the answer that the page came with: it stands still. */
  readonly counts: boolean;
  /** Place among the figures; the later ones count a little longer. */
  readonly place: number;
}

/** One result, counting up to its value where the visitor has just asked for it. */
export const CountedFigure = ({ figure: { result, format }, impact, counts, place }: CountedFigureProps) => {
  const value = impact[result];
  if (!counts) return <data value={value}>{format(value)}</data>;
  return <Counter value={value} format={format} duration={Math.min(FIRST_MS + place * STEP_MS, LAST_MS)} />;
};
