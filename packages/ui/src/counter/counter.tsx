import { VisuallyHidden } from '../base/visually-hidden.tsx';
import { formatNumber } from '../number/format-number.ts';
import { useCount } from './use-count.ts';

/** Properties of {@link Counter}. */
export interface CounterProps {
  readonly value: number;
  /** How the number reads. Default: whole numbers with thousands separated. */
  readonly format?: (value: number) => string;
  /** How long it counts, in milliseconds. Default 2000. */
  readonly duration?: number;
}

const formatWhole = (value: number) => formatNumber(value);

/**
 * A number that counts up to its value, easing out. It stands still on the server and for someone who wants less
 * motion. Screen readers get the final value only.
 */
export const Counter = ({ value, format = formatWhole, duration = 2000 }: CounterProps) => {
  const shown = useCount(value, duration);
  return (
    <data value={value}>
      <span aria-hidden="true">{format(shown)}</span>
      <VisuallyHidden>{format(value)}</VisuallyHidden>
    </data>
  );
};
