import type { ErrorDetail } from '../api/api-error.schema.ts';
import type { DataTag } from '../api/revisions.schema.ts';
import type { BusinessProfile } from '../business/business-profile.ts';
import type { Budget } from './budget.schema.ts';
import type { FragmentProp } from './fragment.schema.ts';
import type { SeoDescriptor } from './seo.ts';
import type { TrustedTypesPolicy } from './trusted-types.schema.ts';

/**
 * Version of everything sections and shell must agree on: the types in this folder. A shell also takes sections of earlier
 * ones that it has an adapter for, and refuses others.
 */
export const CONTRACT_VERSION = 3;

/** The part of react-query's client that a section uses while loading. */
export interface QueryCache {
  /** Returns what is stored under the key, or fetches and stores it; rejects as `queryFn` does. `staleTime` in milliseconds. */
  ensureQueryData<T>(options: {
    queryKey: readonly unknown[];
    queryFn: (context: { signal: AbortSignal }) => Promise<T>;
    staleTime?: number;
    retry?: boolean | number;
  }): Promise<T>;
  /** What is stored under the key, however old; undefined if there is nothing. */
  getQueryData<T>(queryKey: readonly unknown[]): T | undefined;
}

/** `fetch` for the API: the path starts with `/api/`. On the server it reaches the API directly. */
export type ApiFetch = (path: string, init?: RequestInit) => Promise<Response>;

/** A form that was posted without JavaScript, and what came of it. */
export interface PostedForm {
  /** What was typed. */
  readonly values: Record<string, string>;
  /** Why it was refused; absent where it was answered. */
  readonly error?: string;
  /** What is wrong with which field. */
  readonly details: ErrorDetail[];
  /** What the API answered to a form that asks something. The page parses it. */
  readonly answer?: unknown;
}

/** What a page knows when it loads and when it describes itself. */
export interface PageContext {
  /** Decoded variable parts of the address, by name. */
  readonly params: Readonly<Record<string, string>>;
  /** The search parameters that the page declared in `search`; all others are left out. */
  readonly search: URLSearchParams;
  readonly queryCache: QueryCache;
  readonly api: ApiFetch;
  readonly business: BusinessProfile;
}

/** What loading a page comes to. `unavailable` is a failure of something behind the page, not a wrong address. */
export type LoadOutcome =
  | { readonly kind: 'ok' }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'redirect'; readonly to: string; readonly permanent: boolean }
  | { readonly kind: 'unavailable' };

/** What there is to show once loading ended without a redirect. */
export type ScreenKind = Exclude<LoadOutcome['kind'], 'redirect'>;

/** Another section's fragment as a page names it: `mfe-leads/contact-block`. */
export type FragmentName = `mfe-${string}/${string}`;

/** A placed fragment. Its section says which properties it takes. */
export type PlacedFragment = SectionComponent<Readonly<Record<string, unknown>>>;

/** What a page's component gets. */
export interface PageProps {
  readonly params: Readonly<Record<string, string>>;
  readonly search: URLSearchParams;
  /** How loading ended: `ok`, or what the page declared in `ownScreens`. */
  readonly outcome: ScreenKind;
  readonly business: BusinessProfile;
  /** Present when the page answers a form that was posted to it without JavaScript. */
  readonly submission?: PostedForm;
  /** The fragments that the page placed. One that cannot be had is missing: the page shows something quiet instead. */
  readonly fragments: Readonly<Partial<Record<FragmentName, PlacedFragment>>>;
}

/** A React component, without naming React: this package knows no framework. */
export type SectionComponent<Props> = (props: Props) => unknown;

/** A component that is its own chunk: `() => import('./pages/<id>.page')`. */
export type LazyComponent<Props> = () => Promise<{ readonly default: SectionComponent<Props> }>;

/**
 * When a page's program comes. Without it the page stands as the server wrote it, and links load documents.
 * `when-wanted`: at the first sign of intent, when a form or a button comes near the window, or when nothing has happened
 * for a while. `on-intent`: at the first sign of intent alone. `on-navigation`: a document of the page runs nothing; a visit that
 * goes there does. `none`: there is none; the release has no browser code for the page, which is always a document.
 */
export type ProgramStart = 'when-wanted' | 'on-intent' | 'on-navigation' | 'none';

/** One page of a section. */
export interface Page {
  /** Name of the page within its section, and of its file: `pages/<id>.page.tsx`. */
  readonly id: string;
  /** Address pattern: `/vehicle/:id`, `/:town-golf-carts`. It must lie within the section's grant. */
  readonly path: string;
  /** More patterns that show the same page. */
  readonly aliases?: readonly string[];
  /** Search parameters that change what the page shows on the server; all others are ignored. */
  readonly search?: readonly string[];
  /** Kinds of stored data the page is rendered from; when one changes, the rendered page is out of date. */
  readonly dataTags?: readonly DataTag[];
  /** `private`: the answer is for one visitor, and only their browser keeps it. Default `shared`. */
  readonly caching?: 'shared' | 'private';
  /**
   * Addresses that a release is tried on before it goes live. Needed when the pattern has a variable part.
   */
  readonly samples?: readonly string[];
  /** Default `when-wanted`. A page that says `on-navigation` or `none` and holds a control that needs the program is refused. */
  readonly program?: ProgramStart;
  /** Other sections' fragments that the page places. */
  readonly fragments?: readonly FragmentName[];
  /** What else than `ok` the page shows itself; the shell has plain screens for what is left out. */
  readonly ownScreens?: readonly Exclude<ScreenKind, 'ok'>[];
  /** Puts what the page shows into the query cache. Runs on the server, and in the browser on navigation. */
  load?(context: PageContext): Promise<LoadOutcome>;
  /**
   * Describes the loaded page, for every outcome. Runs on the server only, which hands the browser the tags of
   * the page it goes to: what stands in a file of its own, imported here, costs the browser nothing.
   */
  seo(context: PageContext, outcome: ScreenKind): SeoDescriptor | Promise<SeoDescriptor>;
  /**
   * The page itself. In the browser it may be rendered before the visitor opens it, and never be shown: what it does to
   * the world around it belongs into effects, which run once it is shown.
   */
  readonly Component: LazyComponent<PageProps>;
}

/** A named component that another program's page may place. */
export interface Fragment<Props = never> {
  /** Puts what the fragment shows into the query cache. */
  load?(context: Omit<PageContext, 'params' | 'search'>): Promise<void>;
  /**
   * The properties it takes. A release that asks pages for a property they do not know of, or for another kind of value,
   * is refused before it can break them.
   */
  readonly props?: { readonly [Name in keyof Props & string]: FragmentProp };
  readonly Component: LazyComponent<Props>;
}

/** What a section's only exposed module exports as `section`. */
export interface Section {
  readonly name: string;
  readonly contract: number;
  readonly pages: readonly Page[];
  /** Most that a page may send before its largest paint and after it, in bytes as brotli sends them. */
  readonly budget?: Budget;
  /**
   * Policies of Trusted Types that its code creates, which documents allow where the section is shown. Operators grant them in
   * the access file.
   */
  readonly trustedTypes?: readonly TrustedTypesPolicy[];
  /** By name, which is also the file's: `<name>.fragment.tsx`. */
  readonly fragments?: Readonly<Record<string, Fragment>>;
  /** Plain data that other programs may read. Survives JSON. */
  readonly data?: Readonly<Record<string, unknown>>;
}

/** Checks a section's shape where it is written and keeps its literal types. */
export const defineSection = <const S extends Section>(section: S): S => section;
