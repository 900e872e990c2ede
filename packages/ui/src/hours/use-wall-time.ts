import { useEffect, useState } from 'react';
import { whenIdle } from '../base/when-idle.ts';
import { type WallTime, wallTimeIn } from './wall-time.ts';

const MINUTE_MS = 60_000;

/**
 * What a clock shows in a time zone, new with every minute; undefined on the server, whose page many people read at many
 * times, and until the browser is idle, because no visitor waits for it.
 */
export const useWallTime = (timeZone: string): WallTime | undefined => {
  const [time, setTime] = useState<WallTime>();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const now = new Date();
      setTime(wallTimeIn(timeZone, now));
      timer = setTimeout(look, MINUTE_MS - (now.getTime() % MINUTE_MS));
    };
    const callOff = whenIdle(look);
    return () => {
      callOff();
      clearTimeout(timer);
    };
  }, [timeZone]);

  return time;
};
