import styles from './hours.module.css';
import { formatTimes, type TimesOfDays } from './times.ts';

/** Properties of {@link Hours}. */
export interface HoursProps {
  readonly entries: readonly TimesOfDays[];
}

/** When a desk is open, a row for each group of days. */
export const Hours = ({ entries }: HoursProps) => (
  <dl className={styles.hours}>
    {entries.map((entry) => (
      <div key={entry.days} className={styles.row}>
        <dt>{entry.days}</dt>
        <dd>{formatTimes(entry)}</dd>
      </div>
    ))}
  </dl>
);
