/** Values of attributes; those that are undefined are left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

const round = (value: number): string => String(Math.round(value * 10) / 10);

const write = (value: string | number): string => (typeof value === 'number' ? round(value) : value);

/** One SVG element as text, numbers to a tenth. */
export const element = (name: string, attributes: Attributes, ...children: readonly string[]): string => {
  const words = Object.entries(attributes)
    .filter((entry): entry is [string, string | number] => entry[1] !== undefined)
    .map(([key, value]) => ` ${key}="${write(value)}"`)
    .join('');
  return children.length > 0 ? `<${name}${words}>${children.join('')}</${name}>` : `<${name}${words}/>`;
};

/** Elements that share attributes. */
export const group = (attributes: Attributes, ...children: readonly string[]): string =>
  element('g', attributes, ...children);

/** A picture of its own. Hidden from screen readers: what shows it says what it is. */
export const picture = (width: number, height: number, ...children: readonly string[]): string =>
  element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true' },
    ...children,
  );
