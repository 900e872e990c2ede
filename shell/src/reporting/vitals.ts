/** A measurement of a document that a visit reports. */
export interface Vital {
  readonly name: 'LCP' | 'CLS' | 'INP' | 'TTFB';
  readonly value: number;
}

/** Chromium's properties of entries beyond a name and a time. */
interface Entry extends PerformanceEntry {
  readonly value?: number;
  readonly hadRecentInput?: boolean;
  readonly interactionId?: number;
}

/** A window of layout shifts ends after a second without one, or five seconds after it began. */
const SHIFT_GAP_MS = 1000;
const SHIFT_WINDOW_MS = 5000;

/** @returns a function that also takes in the entries that the browser has not delivered yet. */
const follow = (type: string, see: (entry: Entry) => void, more: object = {}): (() => void) => {
  try {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(see));
    observer.observe({ type, buffered: true, ...more });
    return () => observer.takeRecords().forEach(see);
  } catch {
    // This browser does not measure it.
    return () => undefined;
  }
};

/**
 * Measures the document's vitals, as far as a few lines can: the slowest interaction stands for all of them. A document
 * that begins in the background has none, because its times do not tell how long the visitor waited.
 * @returns what they are by now.
 */
export const measureVitals = (): (() => readonly Vital[]) => {
  if (document.visibilityState === 'hidden') return () => [];
  const values = new Map<Vital['name'], number>();
  let shifts = { start: 0, end: 0, sum: 0 };
  const atLeast = (name: Vital['name'], value: number): void => {
    values.set(name, Math.max(values.get(name) ?? 0, value));
  };
  const latest = [
    follow('navigation', (entry) => values.set('TTFB', (entry as PerformanceNavigationTiming).responseStart)),
    follow('largest-contentful-paint', ({ startTime }) => {
      values.set('LCP', startTime);
      // A browser that measures paints also measures shifts, of which there may be none.
      atLeast('CLS', 0);
    }),
    follow('layout-shift', ({ startTime, value = 0, hadRecentInput }) => {
      if (hadRecentInput) return;
      const isSame = startTime - shifts.end < SHIFT_GAP_MS && startTime - shifts.start < SHIFT_WINDOW_MS;
      shifts = isSame
        ? { ...shifts, end: startTime, sum: shifts.sum + value }
        : { start: startTime, end: startTime, sum: value };
      atLeast('CLS', shifts.sum);
    }),
    follow('event', ({ interactionId, duration }) => interactionId && atLeast('INP', duration), {
      durationThreshold: 40,
    }),
  ];
  return () => {
    for (const look of latest) look();
    return [...values].map(([name, value]) => ({ name, value }));
  };
};
