import styles from './hours.module.css';
import { OpenNowLine } from './open-now-line.tsx';
import { formatTimes, type TimesOfDays } from './times.ts';

/** Properties of {@link Hours}. */
export interface HoursProps {
  readonly entries: readonly TimesOfDays[];
  /** Where the desk is, as in "America/New_York": with it a line below says whether it is open now. */
  readonly timeZone?: string;
}

/** When a desk is open, a row for each group of days. */
export const Hours = ({ entries, timeZone }: HoursProps) => (
  <div>
    <dl className={styles.hours}>
      {entries.map((entry) => (
        <div key={entry.days} className={styles.row}>
          <dt>{entry.days}</dt>
          <dd>{formatTimes(entry)}</dd>
        </div>
      ))}
    </dl>
    {timeZone ? <OpenNowLine entries={entries} timeZone={timeZone} /> : null}
  </div>
);
