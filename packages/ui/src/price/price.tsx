import { formatNumber } from '../number/format-number.ts';
import styles from './price.module.css';

const CENTS = 2;

/** An amount of US dollars as people read it: "$12,995". Cents only where `withCents` says so: "$228.34". */
export const formatDollars = (amount: number, withCents = false): string => {
  const decimals = withCents ? CENTS : 0;
  return formatNumber(amount, decimals, decimals).replace(/^-?/, '$&$$');
};

/** Properties of {@link Price}. */
export interface PriceProps {
  /** In US dollars. */
  readonly amount: number;
  /** What the amount is: "Starting at", "In stock, as equipped". Stands before it. */
  readonly label?: string;
  /** What it is for: "/day". Stands behind it. */
  readonly unit?: string;
  readonly withCents?: boolean;
  readonly size?: 'md' | 'lg';
}

/** A price and what it means. */
export const Price = ({ amount, label, unit, withCents = false, size = 'md' }: PriceProps) => (
  <p className={styles.price}>
    {label ? <span className={styles.label}>{label} </span> : null}
    <span className={size === 'lg' ? styles.large : styles.amount}>{formatDollars(amount, withCents)}</span>
    {unit ? <span className={styles.unit}>{unit}</span> : null}
  </p>
);
