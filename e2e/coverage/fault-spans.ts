import type { Moment } from '../fixtures/timeline.ts';

/** A fault of a site while it lasted, by the name that the testers' kit has for it. */
export interface FaultSpan {
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly from: number;
  /** Infinity while it lasts. */
  readonly to: number;
}

/** The faults that a site's timeline tells of, in the order in which they began. */
export const faultSpans = (moments: readonly Moment[]): FaultSpan[] => {
  const spans: { name: string; from: number; to: number }[] = [];
  for (const { at, begins = [], ends } of moments) {
    for (const span of spans) {
      const isOver = ends?.(span.name) || begins.some((name) => name === span.name);
      if (span.to === Number.POSITIVE_INFINITY && isOver) span.to = at;
    }
    for (const name of begins) spans.push({ name, from: at, to: Number.POSITIVE_INFINITY });
  }
  return spans;
};
