const linear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    linear(Number.parseInt(colour.slice(start, start + 2), 16)),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Contrast ratio of two colours (`#rrggbb`) after WCAG 2.2, from 1 to 21. */
export const contrast = (first: string, second: string): number => {
  const [lighter = 0, darker = 0] = [luminance(first), luminance(second)].sort((one, other) => other - one);
  return (lighter + 0.05) / (darker + 0.05);
};
