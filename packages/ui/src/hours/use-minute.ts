import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/**
 * The time in the browser, new with every minute of the clock; undefined on the server and while its page is taken over,
 * because one page of the server is read by many people at many times.
 */
export const useMinute = (): Date | undefined => {
  const [now, setNow] = useState<Date>();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const at = new Date();
      setNow(at);
      timer = setTimeout(look, MINUTE_MS - (at.getTime() % MINUTE_MS));
    };
    look();
    return () => clearTimeout(timer);
  }, []);

  return now;
};
