import { type OpenNow, openNowAt } from './open-now.ts';
import type { TimesOfDays } from './times.ts';
import { useWallTime } from './use-wall-time.ts';

/** Whether a desk is open now, and in words when that changes; undefined on the server and until the browser is idle. */
export const useOpenNow = (entries: readonly TimesOfDays[], timeZone: string): OpenNow | undefined => {
  const time = useWallTime(timeZone);
  return time && openNowAt(entries, time);
};
