import type { LoadOutcome, PageContext } from '@sgc/contract/section';
import { findMunicipality } from '../domain/municipality/municipality.ts';
import {
  type DocumentQuery,
  municipalitiesQuery,
  municipalityQuery,
  POLICY_SLUGS,
  policyQuery,
} from '../features/document/document.queries.ts';

const NOT_FOUND: LoadOutcome = { kind: 'not-found' };

/** Puts a page's documents into the query cache. */
export const loadDocuments =
  (...queries: readonly DocumentQuery[]) =>
  async ({ queryCache }: Pick<PageContext, 'queryCache'>): Promise<LoadOutcome> => {
    await Promise.all(queries.map((query) => queryCache.ensureQueryData(query)));
    return { kind: 'ok' };
  };

export const loadMunicipality = async (context: PageContext): Promise<LoadOutcome> => {
  const place = findMunicipality(context.params.municipality);
  if (place === undefined) return NOT_FOUND;
  await (await import('./municipality.page.tsx')).loadQuoted(context, place);
  return loadDocuments(municipalitiesQuery, municipalityQuery(place.slug))(context);
};

export const loadPolicy = async (context: PageContext): Promise<LoadOutcome> => {
  const { policy = '' } = context.params;
  return POLICY_SLUGS.includes(policy) ? loadDocuments(policyQuery(policy))(context) : NOT_FOUND;
};
