import type { MarkdownDocument } from '@sgc/build/document';
import { ADDRESSES, municipalityAddress } from '@sgc/contract/addresses';
import { type BusinessProfile, telephoneHref } from '@sgc/contract/business';
import type { PageProps } from '@sgc/contract/section';
import { Breadcrumb, ButtonLink, Cluster, Grid, Hero, Prose, Section, SectionHeader, Stack } from '@sgc/ui';
import { useQuery } from '@tanstack/react-query';
import { placeTokens } from '../content/place-tokens.ts';
import { DELIVERY_FACTS } from '../domain/facts/delivery-facts.ts';
import { findMunicipality, MUNICIPALITIES, type Municipality } from '../domain/municipality/municipality.ts';
import { neighborsOf } from '../domain/municipality/neighbors.ts';
import { ContactBox } from '../features/contact/contact-box.tsx';
import { municipalityQuery } from '../features/document/document.queries.ts';
import { Markdown } from '../features/document/markdown.tsx';
import { Benefits } from '../features/municipality/benefits.tsx';
import { Delivery } from '../features/municipality/delivery.tsx';
import { Nearby } from '../features/municipality/nearby.tsx';
import { PlaceFacts } from '../features/municipality/place-facts.tsx';
import { ServiceList } from '../features/municipality/service-list.tsx';
import { CountyMap } from '../features/places/county-map.tsx';
import { MapEmbed } from '../features/places/map-embed.tsx';

const NEAREST = 3;

/** Properties of {@link Place}. */
interface PlaceProps {
  readonly place: Municipality;
  readonly text: MarkdownDocument;
  readonly business: BusinessProfile;
}

const Place = ({ place, text, business }: PlaceProps) => {
  const tokens = placeTokens(place, text.meta, business);
  const neighbors = neighborsOf(place, MUNICIPALITIES);
  const [nearest] = neighbors;
  const close = neighbors.filter(({ miles }) => miles <= DELIVERY_FACTS.localMiles).length;
  const county = `${place.county} County`;
  return (
    <>
      <Hero
        before={
          <Breadcrumb
            steps={[
              { name: 'Home', path: ADDRESSES.home },
              { name: place.name, path: municipalityAddress(place.slug) },
            ]}
          />
        }
        eyebrow={`${place.type} in ${county}, ${business.state}`}
        title={`Golf carts in ${place.name}`}
        lead={`Electric carts to buy, rent and keep running in ${place.name}, brought to your door.`}
        actions={
          <>
            <ButtonLink href={telephoneHref(business.phone)}>Call {business.phone}</ButtonLink>
            <ButtonLink href={ADDRESSES.inventory} variant="outline">
              View Inventory
            </ButtonLink>
          </>
        }
        media={
          <CountyMap
            places={MUNICIPALITIES}
            marked={place}
            label={`${place.name} on a map of ${business.county} and the places we serve`}
          />
        }
      />
      <Section>
        <Grid min="half">
          <Prose>
            <Markdown nodes={text.nodes} tokens={tokens} />
          </Prose>
          <Stack gap="lg">
            <PlaceFacts place={place} />
            <ServiceList name={place.name} />
          </Stack>
        </Grid>
      </Section>
      <Section labelledBy="benefits" tone="sunken">
        <SectionHeader id="benefits" title={`What ${place.name} gets from us`} />
        <Benefits tokens={tokens} />
      </Section>
      <Section labelledBy="delivery">
        <SectionHeader id="delivery" title="What delivery costs" />
        <Delivery place={place} branches={business.branches} tokens={tokens} />
      </Section>
      <Section labelledBy="area" tone="sunken">
        <SectionHeader
          id="area"
          title="Around you"
          lead={`${close} of the other ${neighbors.length} communities on our list lie within ${DELIVERY_FACTS.localMiles} miles. The nearest is ${nearest?.place.name}.`}
        />
        <Stack gap="lg">
          <Nearby neighbors={neighbors.slice(0, NEAREST)} />
          <MapEmbed
            subject={{ ...place, radiusMiles: Math.sqrt(place.landAreaSqMi) / 2 + 0.5 }}
            title={`Map of ${place.name}, ${county}`}
          />
        </Stack>
      </Section>
      <Section>
        <ContactBox
          business={business}
          title={`Reach us from ${place.name}`}
          municipalityCount={MUNICIPALITIES.length}
        />
      </Section>
      <Section labelledBy="closing" tone="plate">
        <SectionHeader
          id="closing"
          title={`Try one in ${place.name}`}
          lead="Tell us where you drive, and how many ride along."
        />
        <Cluster>
          <ButtonLink href={ADDRESSES.contact}>Contact us</ButtonLink>
        </Cluster>
      </Section>
    </>
  );
};

export default function MunicipalityPage({ params, business }: PageProps) {
  const place = findMunicipality(params.municipality);
  const { data: text } = useQuery(municipalityQuery(params.municipality));
  return place && text ? <Place place={place} text={text} business={business} /> : null;
}
