import type { BusinessProfile } from '@sgc/contract/business';
import type { Tokens } from '../../content/fill.ts';
import type { Municipality } from '../../domain/municipality/municipality.ts';

/** What a place's page quotes: worked out before the page shows, so that its code is no part of the page. */
export const placeTokensQuery = (place: Municipality | undefined, business: BusinessProfile) => ({
  queryKey: ['quoted', place?.slug],
  queryFn: async (): Promise<Tokens> =>
    place === undefined ? {} : (await import('../../content/place-tokens.ts')).placeTokens(place, business),
});
