import { useLayoutEffect, useState } from 'react';

const easeOut = (progress: number): number => 1 - (1 - progress) ** 3;

/** The number to show on the way to `value`; `value` itself wherever nothing should move. */
export const useCount = (value: number, duration: number): number => {
  const [shown, setShown] = useState(value);

  // Before the browser paints, so that the value does not flash up before it is counted to.
  useLayoutEffect(() => {
    if (!window.matchMedia('(prefers-reduced-motion: no-preference)').matches) {
      setShown(value);
      return;
    }
    setShown(0);
    const start = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const progress = Math.min(Math.max(now - start, 0) / duration, 1);
      setShown(value * easeOut(progress));
      if (progress < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [value, duration]);

  return shown;
};
