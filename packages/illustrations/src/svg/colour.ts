const channels = (colour: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));

/** `share` of `second` in `first`; colours as `#rrggbb`. */
export const mix = (first: string, second: string, share: number): string => {
  const other = channels(second);
  const mixed = channels(first).map((value, index) => Math.round(value + ((other[index] ?? value) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
};

/** Towards black; `share` from 0 to 1. */
export const darken = (colour: string, share: number): string => mix(colour, '#0b0f11', share);

/** Towards white; `share` from 0 to 1. */
export const lighten = (colour: string, share: number): string => mix(colour, '#ffffff', share);
