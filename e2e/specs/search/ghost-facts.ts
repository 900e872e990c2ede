/** What a visitor can read on a page, and where its links lead. */
export interface ReadablePage {
  /** All words, in lower case, with single spaces. */
  readonly text: string;
  readonly links: ReadonlySet<string>;
  readonly origin: string;
}

const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** "09:00" is read as "9am". */
const spokenTime = (time: string): string => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const past = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`;
  return `${hours % 12 || 12}${past}${hours < 12 ? 'am' : 'pm'}`;
};

/** How values that are codes are read. */
const SPOKEN: Readonly<Record<string, RegExp>> = {
  'https://schema.org/InStock': /in stock/,
  'https://schema.org/OutOfStock': /out of stock|to order/,
  'https://schema.org/NewCondition': /\bnew\b/,
  'https://schema.org/UsedCondition': /in stock|used/,
  USD: /\$\d/,
  HUR: /an hour/,
  DAY: /\d days?\b/,
  'http://purl.org/goodrelations/v1#LeaseOut': /\brent/,
};

const DAY_NAMES = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** A day is read by its name, or within a span such as "mon-fri". */
const isDayNamed = (day: string, text: string): boolean => {
  const at = DAY_NAMES.indexOf(day.toLowerCase().slice(0, 3));
  return [...text.matchAll(/\b(sun|mon|tue|wed|thu|fri|sat)(?:-(sun|mon|tue|wed|thu|fri|sat))?\b/g)].some(
    ([, first = '', last = first]) => DAY_NAMES.indexOf(first) <= at && at <= DAY_NAMES.indexOf(last),
  );
};

/** Properties that order or bound and say nothing of the world. */
const FORMAL = new Set(['position', 'bestRating']);

const isRead = (key: string, value: string | number, { text, links, origin }: ReadablePage): boolean => {
  if (typeof value === 'number') {
    return key === 'price'
      ? text.includes(DOLLARS.format(value))
      : new RegExp(`(?<![\\d.])${value}(?![\\d])`).test(text);
  }
  const spoken = SPOKEN[value];
  if (spoken !== undefined) return spoken.test(text);
  const day = value.match(/^https:\/\/schema\.org\/(\w+day)$/)?.[1];
  if (day !== undefined) return isDayNamed(day, text);
  if (/^\d\d:\d\d$/.test(value)) return text.includes(spokenTime(value));
  if (/^https?:/.test(value)) return value.startsWith(`${origin}/`) || value === origin || links.has(value);
  return text.includes(value.toLowerCase().replaceAll(/\s+/g, ' '));
};

/** The facts of structured data that the page does not show, each with its property. */
export const ghostFacts = (data: unknown, page: ReadablePage, key = ''): string[] => {
  if (typeof data === 'string' || typeof data === 'number') {
    return isRead(key, data, page) ? [] : [`${key}: ${data}`];
  }
  if (Array.isArray(data)) return data.flatMap((item) => ghostFacts(item, page, key));
  if (typeof data !== 'object' || data === null) return [`${key}: ${data}`];
  return Object.entries(data).flatMap(([name, value]) => {
    if (name === '@context' || name === '@type' || FORMAL.has(name)) return [];
    // Ids are names of nodes, but for those of the vocabularies that stand for a value.
    if (name === '@id' && !(String(value) in SPOKEN)) return [];
    return ghostFacts(value, page, name);
  });
};
