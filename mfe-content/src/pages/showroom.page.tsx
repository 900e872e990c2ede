import { ADDRESSES } from '@sgc/contract/addresses';
import type { PageProps } from '@sgc/contract/section';
import showroomArt from '@sgc/illustrations/art/showroom.svg';
import { Grid, Hours } from '@sgc/ui';
import { useQuery } from '@tanstack/react-query';
import { businessTokens } from '../content/business-tokens.ts';
import { factTokens } from '../content/fact-tokens.ts';
import { SERVICE_FACTS } from '../domain/facts/service-facts.ts';
import { MUNICIPALITIES } from '../domain/municipality/municipality.ts';
import { Closing } from '../features/document/closing.tsx';
import { showroomQuery } from '../features/document/document.queries.ts';
import { PageHero } from '../features/document/page-hero.tsx';
import { PagePart } from '../features/document/page-part.tsx';
import { leadOf, partFinder } from '../features/document/parts.ts';
import { Tiles } from '../features/document/tiles.tsx';
import { LocationCard } from '../features/locations/location-card.tsx';
import { PlaceLinks } from '../features/places/place-links.tsx';

export default function ShowroomPage({ business }: PageProps) {
  const { data: document } = useQuery(showroomQuery);
  if (document === undefined) return null;
  const tokens = {
    ...factTokens({ service: SERVICE_FACTS, municipalities: { count: MUNICIPALITIES.length } }),
    ...businessTokens(business),
  };
  const part = partFinder(document.nodes);
  const showroom = business.branches.find(({ kind }) => kind === 'branch');
  const online = business.branches.find(({ kind }) => kind === 'online');
  return (
    <>
      <PageHero
        document={document}
        tokens={tokens}
        business={business}
        next={{ href: ADDRESSES.contact, label: 'Contact us' }}
        picture={showroomArt}
      />
      <PagePart part={part('where-to-find-us')} tokens={tokens}>
        <Grid min="half">
          {showroom ? (
            <LocationCard location={showroom} business={business}>
              <div>
                <h4>{part('showroom-hours').title}</h4>
                <p>{leadOf(part('showroom-hours'))}</p>
              </div>
              <Hours entries={business.showroomHours} timeZone={business.timeZone} />
            </LocationCard>
          ) : null}
          {online ? <LocationCard location={online} business={business} /> : null}
        </Grid>
      </PagePart>
      <PagePart part={part('at-the-showroom')} tokens={tokens} tone="sunken">
        <Tiles part={part('at-the-showroom')} icons={['gauge', 'people', 'coin']} tokens={tokens} min="lg" />
      </PagePart>
      <PagePart part={part('areas-we-serve')} tokens={tokens}>
        <PlaceLinks places={MUNICIPALITIES} />
      </PagePart>
      <Closing part={part('plan-your-visit')} tokens={tokens} business={business} />
    </>
  );
}
