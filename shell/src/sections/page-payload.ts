import type { BusinessProfile } from '@sgc/contract/business';
import type { PageResolution, PostedForm } from '@sgc/contract/section';
import type { DehydratedState } from '@tanstack/react-query';
import type { MunicipalityLink } from './municipality-link.schema.ts';
import type { PolicyLink } from './policy-link.schema.ts';

/**
 * Data from the server for the browser, beside the HTML of a page. Both are of one build and one document, so the browser
 * does not parse it with a schema again: schemas are more code than the rest of the payload's reader.
 */
export interface PagePayload {
  /** Release set of the visit. */
  readonly set: string;
  /** Null for an unknown address. */
  readonly resolution: PageResolution | null;
  /** Fragments that the server had to leave out of the page. */
  readonly withoutFragments: readonly string[];
  readonly submission?: PostedForm;
  /** react-query's dehydrated cache. */
  readonly queries: DehydratedState;
  readonly business: BusinessProfile;
  readonly municipalities: readonly MunicipalityLink[];
  readonly policies: readonly PolicyLink[];
}

/** Id of the script element that holds the payload. */
export const PAYLOAD_ELEMENT_ID = 'page-payload';

/** Sections whose code a first page runs, its owner first. */
export const sectionsOf = (resolution: PageResolution | null): string[] =>
  resolution === null ? ['shell'] : [...new Set([resolution.owner, ...resolution.sections.map(({ name }) => name)])];
