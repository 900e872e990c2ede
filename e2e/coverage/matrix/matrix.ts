import { REQUEST_FAULTS, type Visit } from '../visit.schema.ts';
import type { VisitingTest } from './recorded-visits.ts';
import { pageAt, type SitePage } from './site-pages.ts';
import { bandOf, widthBands } from './width-bands.ts';

/** How many tests had a page open in some way. */
export interface Tried {
  readonly passed: number;
  readonly failed: number;
}

/** Of a page in a state that it does not have. */
export const NOT_APPLICABLE = 'not-applicable';

export type Cell = Tried | typeof NOT_APPLICABLE;

/** Pages against what they were open in. */
export interface Matrix {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly page: string; readonly cells: readonly Cell[] }[];
}

/** What there is to be tried. */
export interface Scope {
  readonly pages: readonly SitePage[];
  /** States of pages and of the site's data. */
  readonly states: readonly string[];
  /** Faults of the site, by name. */
  readonly faults: readonly string[];
}

/** Addresses that no page has: what is not found, and what is no page. */
const NO_PAGE: SitePage = { id: 'no page', paths: [] };

const DARK = 'dark';
const WITHOUT_JAVASCRIPT = 'without JavaScript';

const NOT_FOUND = 404;

/** What the gallery calls what a page was like: it has its data, has nothing to show, waits for it, or the API is away. */
const galleryState = ({ faults, waited, status }: Visit): string => {
  if (faults.includes('api-request-failed') || faults.includes('document-failed')) return '503';
  if (waited) return 'slow';
  return status === NOT_FOUND ? 'empty' : 'ok';
};

const statesOf = (visit: Visit): readonly string[] => [
  galleryState(visit),
  ...(visit.state === undefined ? [] : [visit.state]),
  ...(visit.scheme === 'dark' ? [DARK] : []),
  ...(visit.javaScript ? [] : [WITHOUT_JAVASCRIPT]),
];

interface Axis {
  readonly title: string;
  readonly columns: readonly string[];
  readonly of: (visit: Visit) => readonly string[];
  readonly applies?: (page: SitePage, column: string) => boolean;
}

const matrixOf = (tests: readonly VisitingTest[], pages: readonly SitePage[], axis: Axis): Matrix => {
  const counts = new Map<string, { passed: number; failed: number }>();
  const keyOf = (page: SitePage, column: string): string => `${page.id}\n${column}`;
  for (const { hasPassed, visits } of tests) {
    const met = visits.flatMap((visit) => {
      const page = pageAt(pages, visit.path) ?? NO_PAGE;
      return axis.of(visit).map((column) => keyOf(page, column));
    });
    for (const key of new Set(met)) {
      const count = counts.get(key) ?? { passed: 0, failed: 0 };
      count[hasPassed ? 'passed' : 'failed'] += 1;
      counts.set(key, count);
    }
  }
  const cellOf = (page: SitePage, column: string): Cell => {
    const tried = counts.get(keyOf(page, column));
    if (tried !== undefined) return tried;
    return axis.applies?.(page, column) === false ? NOT_APPLICABLE : { passed: 0, failed: 0 };
  };
  return {
    title: axis.title,
    columns: axis.columns,
    rows: [...pages, NO_PAGE].map((page) => ({
      page: page.id,
      cells: axis.columns.map((column) => cellOf(page, column)),
    })),
  };
};

/** Which pages tests had open at which widths, in which states and during which faults. */
export const matrices = (tests: readonly VisitingTest[], { pages, states, faults }: Scope): readonly Matrix[] => {
  const bands = widthBands(tests.flatMap(({ visits }) => visits.flatMap(({ width }) => width ?? [])));
  const pageStates = new Set(pages.flatMap((page) => page.states ?? []));
  return [
    matrixOf(tests, pages, {
      title: 'Pages and widths',
      columns: bands.map(({ name }) => name),
      of: ({ width }) => (width === null ? [] : [bandOf(bands, width)]),
    }),
    matrixOf(tests, pages, {
      title: 'Pages and states',
      columns: [...new Set([...states, DARK, WITHOUT_JAVASCRIPT])],
      of: statesOf,
      applies: (page, state) => page.states === undefined || !pageStates.has(state) || page.states.includes(state),
    }),
    matrixOf(tests, pages, {
      title: 'Pages and faults',
      columns: [...faults, ...REQUEST_FAULTS],
      of: (visit) => visit.faults,
    }),
  ];
};
