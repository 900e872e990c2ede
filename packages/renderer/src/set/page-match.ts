import type { ReleasePage, ReleaseSet } from '@sgc/release-format';
import { type MatchFunction, match } from 'path-to-regexp';

/** Which page of which section shows an address. */
export interface PageMatch {
  /** A section's name, or `shell`. */
  readonly owner: string;
  readonly page: string;
  readonly params: Readonly<Record<string, string>>;
  /** Search parameters that the page reads. */
  readonly search: readonly string[];
}

type Candidate = Omit<PageMatch, 'params'>;

const isVariable = (path: string): boolean => /[:*{]/.test(path);

/** Patterns with more literal text are tried first: `/policies/:policy` before `/:town-golf-carts`. */
const literalLength = (path: string): number => path.replace(/[:*]\w+/g, '').length;

/** Finds the page of an address. */
export type PageMatcher = (pathname: string) => PageMatch | undefined;

/** Sets never change, so the patterns of each are read once. */
const matchers = new WeakMap<ReleaseSet, PageMatcher>();

/** The matcher of one release set. Literal addresses cost one look-up. */
export const pageMatcher = (set: ReleaseSet): PageMatcher => {
  const known = matchers.get(set);
  if (known !== undefined) return known;
  const made = makeMatcher(set);
  matchers.set(set, made);
  return made;
};

/** The page of a sample's address, which may have a search; undefined if the set has none there. */
export const pageAt = (set: ReleaseSet, address: string): PageMatch | undefined =>
  pageMatcher(set)(new URL(address, 'http://sample.invalid').pathname);

/** The first part of a path, as in `/policies/:policy`; undefined where it is variable itself. */
const firstPart = (path: string): string | undefined => {
  const part = path.split('/', 2)[1] ?? '';
  return isVariable(part) ? undefined : part;
};

interface Pattern {
  readonly path: string;
  readonly matches: MatchFunction<Record<string, string>>;
  readonly candidate: Candidate;
}

const byLiteralLength = (a: Pattern, b: Pattern): number => literalLength(b.path) - literalLength(a.path);

/** Patterns by their first part, each with those that begin with a variable: an address looks at a few of them. */
const groupPatterns = (patterns: readonly Pattern[]): ((pathname: string) => readonly Pattern[]) => {
  const anywhere = patterns.filter(({ path }) => firstPart(path) === undefined).sort(byLiteralLength);
  const groups = new Map<string, Pattern[]>();
  for (const pattern of patterns) {
    const part = firstPart(pattern.path);
    if (part !== undefined) groups.set(part, [...(groups.get(part) ?? []), pattern]);
  }
  for (const [part, group] of groups) groups.set(part, [...group, ...anywhere].sort(byLiteralLength));
  return (pathname) => groups.get(pathname.split('/', 2)[1] ?? '') ?? anywhere;
};

/** The pages of a set by their owner, the shell's own first. */
export const pagesOf = ({ shell, releases }: ReleaseSet): { owner: string; pages: readonly ReleasePage[] }[] => [
  { owner: 'shell', pages: shell.pages },
  ...releases.map(({ descriptor }) => ({ owner: descriptor.section, pages: descriptor.pages })),
];

const makeMatcher = (set: ReleaseSet): PageMatcher => {
  const literal = new Map<string, Candidate>();
  const variable: Pattern[] = [];

  for (const { owner, pages } of pagesOf(set)) {
    for (const { id, paths, search } of pages) {
      const candidate = { owner, page: id, search };
      for (const path of paths) {
        if (isVariable(path)) variable.push({ path, matches: match(path), candidate });
        else literal.set(path, candidate);
      }
    }
  }
  const patternsFor = groupPatterns(variable);

  return (pathname) => {
    const found = literal.get(pathname);
    if (found !== undefined) return { ...found, params: {} };
    for (const { matches, candidate } of patternsFor(pathname)) {
      const result = matchSafely(matches, pathname);
      if (result !== undefined) return { ...candidate, params: result };
    }
    return undefined;
  };
};

/** A malformed escape sequence in an address matches nothing. */
const matchSafely = (matches: MatchFunction<Record<string, string>>, pathname: string) => {
  try {
    const result = matches(pathname);
    return result === false ? undefined : { ...result.params };
  } catch (error) {
    if (error instanceof URIError || error instanceof TypeError) return undefined;
    throw error;
  }
};
