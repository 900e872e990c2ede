import { ADDRESSES } from '@sgc/contract/addresses';
import { telephoneHref } from '@sgc/contract/business';
import type { PageProps } from '@sgc/contract/section';
import showroomArt from '@sgc/illustrations/art/showroom.svg';
import { ButtonLink, Cluster, Grid, Hero, Hours, Section, SectionHeader, Tile } from '@sgc/ui';
import { SHOWROOM_SERVICES } from '../content/showroom-copy.ts';
import { factTokens, fill } from '../content/tokens.ts';
import { SERVICE_FACTS } from '../domain/facts/service-facts.ts';
import { MUNICIPALITIES } from '../domain/municipality/municipality.ts';
import { LocationCard } from '../features/locations/location-card.tsx';
import { PlaceLinks } from '../features/places/place-links.tsx';

export default function ShowroomPage({ business }: PageProps) {
  const tokens = factTokens({ service: SERVICE_FACTS });
  const physical = business.branches.find(({ kind }) => kind === 'branch');
  const online = business.branches.find(({ kind }) => kind === 'online');
  const locations = [physical, online].filter((location) => location !== undefined);
  const buttons = (
    <>
      <ButtonLink href={telephoneHref(business.phone)}>Call {business.phone}</ButtonLink>
      <ButtonLink href={ADDRESSES.contact} variant="outline">
        Contact us
      </ButtonLink>
    </>
  );
  return (
    <>
      <Hero
        title="See and drive our carts"
        lead={`Visit the showroom, or let us bring a cart to you in ${business.county}.`}
        actions={buttons}
        media={<img src={showroomArt} alt="" width={800} height={600} />}
      />
      <Section labelledBy="locations">
        <SectionHeader id="locations" title="Where to find us" />
        <Grid min="half">
          {locations.map((location) => (
            <LocationCard key={location.id} location={location} business={business} />
          ))}
        </Grid>
      </Section>
      <Section labelledBy="hours" tone="sunken">
        <SectionHeader id="hours" title="Showroom hours" lead="The phone is answered at the same hours." />
        <Hours entries={business.showroomHours} />
      </Section>
      <Section labelledBy="services">
        <SectionHeader id="services" title="At the showroom" />
        <Grid>
          {SHOWROOM_SERVICES.map(({ icon, title, text }) => (
            <Tile key={title} icon={icon} title={title}>
              {fill(text, tokens)}
            </Tile>
          ))}
        </Grid>
      </Section>
      <Section labelledBy="areas" tone="sunken">
        <SectionHeader
          id="areas"
          title="Areas we serve"
          lead={`${MUNICIPALITIES.length} municipalities, each with a page of its own.`}
        />
        <PlaceLinks places={MUNICIPALITIES} />
      </Section>
      <Section labelledBy="closing" tone="plate">
        <SectionHeader
          id="closing"
          title="Plan your visit"
          lead="Tell us which cart you want to drive. We charge it for you."
        />
        <Cluster>{buttons}</Cluster>
      </Section>
    </>
  );
}
