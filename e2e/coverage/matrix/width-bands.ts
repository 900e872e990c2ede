/** Widths of windows that are told together. */
export interface WidthBand {
  /** Such as `320-375`, from the narrowest to the widest that was there. */
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** A window wider than this share of a band's narrowest begins another one. */
const WIDEST_IN_BAND = 1.25;

/** Bands of the widths that were there, the narrowest first. */
export const widthBands = (widths: readonly number[]): readonly WidthBand[] => {
  const bands: { from: number; to: number }[] = [];
  for (const width of [...new Set(widths)].toSorted((a, b) => a - b)) {
    const last = bands.at(-1);
    if (last !== undefined && width <= last.from * WIDEST_IN_BAND) last.to = width;
    else bands.push({ from: width, to: width });
  }
  return bands.map(({ from, to }) => ({ from, to, name: from === to ? `${from}` : `${from}-${to}` }));
};

/** The name of the band that a width is in. */
export const bandOf = (bands: readonly WidthBand[], width: number): string =>
  bands.find(({ from, to }) => from <= width && width <= to)?.name ?? `${width}`;
