import styles from './hours.module.css';
import type { TimesOfDays } from './times.ts';
import { useOpenNow } from './use-open-now.ts';

interface OpenNowLineProps {
  readonly entries: readonly TimesOfDays[];
  readonly timeZone: string;
}

/** One line, kept free by the server and filled in the browser: nothing below it moves. */
export const OpenNowLine = ({ entries, timeZone }: OpenNowLineProps) => {
  const reading = useOpenNow(entries, timeZone);
  return (
    <p className={styles.now} data-open={reading?.open}>
      {reading?.text}
    </p>
  );
};
