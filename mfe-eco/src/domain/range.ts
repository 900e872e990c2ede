/** Bounds of a number that a visitor may choose, and what stands in where none was given. */
export interface Range {
  readonly min: number;
  readonly max: number;
  readonly standard: number;
}

/** The nearest number within the bounds; the standard one for what is no number. */
export const clamp = (value: number, { min, max, standard }: Range): number =>
  Number.isNaN(value) ? standard : Math.min(Math.max(value, min), max);
