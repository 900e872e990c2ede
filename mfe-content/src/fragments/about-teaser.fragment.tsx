import { ADDRESSES } from '@sgc/contract/addresses';
import type { BusinessProfile } from '@sgc/contract/business';
import { ButtonLink, Cluster, Grid, Stack } from '@sgc/ui';
import { businessTokens } from '../content/business-tokens.ts';
import { fill } from '../content/fill.ts';
import { COUNTY_SUBJECT } from '../domain/county/county.ts';
import { MUNICIPALITIES } from '../domain/municipality/municipality.ts';
import { CountyMap } from '../features/places/county-map.tsx';
import { MapEmbed } from '../features/places/map-embed.tsx';

/** Properties of the fragment. */
export interface AboutTeaserProps {
  readonly business: BusinessProfile;
}

/** Who the dealer is, in a few lines, with a map of where it delivers. */
export default function AboutTeaser({ business }: AboutTeaserProps) {
  const count = MUNICIPALITIES.length;
  return (
    <Grid min="half">
      <Stack>
        <h2 id="about-teaser">At home in {business.county}</h2>
        <p>
          {fill(
            'We have sold, rented and fixed electric carts since {claims.foundedYear}. {claims.yearsOfExperience}+ years of experience and {claims.happyCustomers}+ happy customers stand behind every handover.',
            businessTokens(business),
          )}
        </p>
        <Cluster>
          <ButtonLink href={ADDRESSES.about} variant="outline">
            About us
          </ButtonLink>
        </Cluster>
      </Stack>
      <Stack>
        <CountyMap places={MUNICIPALITIES} label={`Map of ${business.county} with the ${count} places we serve`} />
        <MapEmbed subject={COUNTY_SUBJECT} title={`Map of ${business.county}`} />
      </Stack>
    </Grid>
  );
}
