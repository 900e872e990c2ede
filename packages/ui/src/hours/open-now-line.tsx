import styles from './hours.module.css';
import { openNowAt } from './open-now.ts';
import type { TimesOfDays } from './times.ts';
import { useWallTime } from './use-wall-time.ts';

interface OpenNowLineProps {
  readonly entries: readonly TimesOfDays[];
  readonly timeZone: string;
}

/** One line, kept free by the server and filled in the browser: nothing below it moves. */
export const OpenNowLine = ({ entries, timeZone }: OpenNowLineProps) => {
  const time = useWallTime(timeZone);
  const reading = time && openNowAt(entries, time);
  return (
    <p className={styles.now} data-open={reading?.open}>
      {reading?.text}
    </p>
  );
};
