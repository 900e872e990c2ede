const LARGEST_PAINT = 'largest-contentful-paint';

/** Calls back once something large is seen to be painted; a busy browser paints frames after it has made them. */
const afterPainted = (work: () => void): void => {
  if (!PerformanceObserver.supportedEntryTypes.includes(LARGEST_PAINT)) {
    work();
    return;
  }
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    work();
  });
  observer.observe({ type: LARGEST_PAINT, buffered: true });
};

/** Calls back once everything of the page has come and the largest picture or text so far is painted. */
export const afterFirstPaint = (work: () => void): void => {
  if (document.readyState !== 'complete') {
    addEventListener('load', () => afterFirstPaint(work), { once: true });
    return;
  }
  // Two frames on, what came last is painted.
  afterPainted(() => requestAnimationFrame(() => requestAnimationFrame(work)));
};
