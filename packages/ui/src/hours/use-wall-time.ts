import { useEffect, useState } from 'react';
import { whenIdle } from '../base/when-idle.ts';
import { type WallTime, wallTimeIn } from './wall-time.ts';

const MINUTE_MS = 60_000;

/**
 * What a clock shows in a time zone, new with every minute; undefined on the server and until the browser is idle. One page of
 * the server is read by many people at many times, and nobody waits for it.
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
