import type { LoadOutcome, PageContext } from '@sgc/contract/section';
import { findMunicipality } from '../domain/municipality/municipality.ts';
import {
  type DocumentQuery,
  municipalityQuery,
  POLICY_SLUGS,
  policyQuery,
  privacyQuery,
  termsQuery,
} from '../features/document/document.queries.ts';

type Params = PageContext['params'];

const document =
  (queryOf: (params: Params) => DocumentQuery, isThere: (params: Params) => boolean = () => true) =>
  async ({ params, queryCache }: PageContext): Promise<LoadOutcome> => {
    if (!isThere(params)) return { kind: 'not-found' };
    await queryCache.ensureQueryData(queryOf(params));
    return { kind: 'ok' };
  };

export const loadMunicipality = document(
  ({ municipality }) => municipalityQuery(municipality),
  ({ municipality }) => findMunicipality(municipality) !== undefined,
);

export const loadPolicy = document(
  ({ policy }) => policyQuery(policy),
  ({ policy = '' }) => POLICY_SLUGS.includes(policy),
);

export const loadPrivacy = document(() => privacyQuery);

export const loadTerms = document(() => termsQuery);
