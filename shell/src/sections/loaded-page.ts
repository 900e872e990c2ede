import type { BusinessProfile } from '@sgc/contract/business';
import type {
  LoadOutcome,
  Page,
  PageContext,
  PageProps,
  PostedForm,
  ScreenKind,
  Section,
  SectionComponent,
} from '@sgc/contract/section';
import { fragmentParts } from '@sgc/contract/section';
import { loadFragments } from './placed-fragments.ts';

/** A page whose data is in the query cache and whose code is here, ready to be shown. */
export interface LoadedPage {
  readonly key: string;
  /** Sections whose code it runs, its owner first. */
  readonly sections: readonly string[];
  /** How loading ended; it decides the status of the answer. */
  readonly outcome: ScreenKind;
  /** Undefined where the shell shows its own screen for the outcome. */
  readonly Component: SectionComponent<PageProps> | undefined;
  readonly props: PageProps;
}

export interface Redirect {
  readonly redirect: Extract<LoadOutcome, { kind: 'redirect' }>;
}

const shownByShell = (page: Page, outcome: ScreenKind): boolean =>
  outcome !== 'ok' && !page.ownScreens?.includes(outcome);

/** Options for loading a page, beside its address. */
export interface LoadOptions {
  /** The sections at hand, for the fragments that the page places. */
  readonly sections: ReadonlyMap<string, Section>;
  readonly submission?: PostedForm | undefined;
  /** Fragments to leave out. */
  readonly withoutFragments?: readonly string[];
}

const sectionsOf = (owner: string, page: Page, sections: ReadonlyMap<string, Section>): string[] => {
  const placed = (page.fragments ?? []).map((name) => fragmentParts(name)[0]).filter((name) => sections.has(name));
  return [...new Set([owner, ...placed])];
};

/** Loads a page's data, component and fragments. The same on the server and in the browser. */
export const loadPage = async (
  owner: string,
  page: Page,
  context: PageContext,
  { sections, submission, withoutFragments = [] }: LoadOptions,
): Promise<LoadedPage | Redirect> => {
  const [outcome, module, fragments] = await Promise.all([
    page.load?.(context) ?? { kind: 'ok' as const },
    page.Component(),
    loadFragments(page, sections, context, withoutFragments),
  ]);
  if (outcome.kind === 'redirect') return { redirect: outcome };

  return {
    key: `${owner}/${page.id}`,
    sections: sectionsOf(owner, page, sections),
    outcome: outcome.kind,
    Component: shownByShell(page, outcome.kind) ? undefined : module.default,
    props: {
      params: context.params,
      search: context.search,
      outcome: outcome.kind,
      business: context.business,
      fragments,
      ...(submission === undefined ? {} : { submission }),
    },
  };
};

const plainPage =
  (outcome: Exclude<ScreenKind, 'ok'>) =>
  (business: BusinessProfile): LoadedPage => ({
    key: outcome,
    sections: ['shell'],
    outcome,
    Component: undefined,
    props: { params: {}, search: new URLSearchParams(), outcome, business, fragments: {} },
  });

/** The page of an unknown address. */
export const notFoundPage = plainPage('not-found');

/** The page in place of one whose code or data cannot be had. */
export const unavailablePage = plainPage('unavailable');
