import { ADDRESSES, municipalityAddress } from '@sgc/contract/addresses';
import { type BusinessProfile, telephoneHref } from '@sgc/contract/business';
import type { PageContext, PageProps } from '@sgc/contract/section';
import type { MarkdownDocument } from '@sgc/markdown/document';
import { Breadcrumb, CallActions, Card, Grid, Hero, Prose, Section, Stack } from '@sgc/ui';
import { useQuery } from '@tanstack/react-query';
import { fill, type Tokens } from '../content/fill.ts';
import { findMunicipality, MUNICIPALITIES, type Municipality } from '../domain/municipality/municipality.ts';
import { neighborsOf } from '../domain/municipality/neighbors.ts';
import { ContactBox } from '../features/contact/contact-box.tsx';
import { Closing } from '../features/document/closing.tsx';
import { municipalitiesQuery, municipalityQuery } from '../features/document/document.queries.ts';
import { Markdown } from '../features/document/markdown.tsx';
import { PagePart } from '../features/document/page-part.tsx';
import { itemsOf, partFinder } from '../features/document/parts.ts';
import { Tiles } from '../features/document/tiles.tsx';
import { Delivery } from '../features/municipality/delivery.tsx';
import { Nearby } from '../features/municipality/nearby.tsx';
import { PlaceFacts } from '../features/municipality/place-facts.tsx';
import { placeTokensQuery } from '../features/municipality/place-tokens.query.ts';
import { CountyMap } from '../features/places/county-map.tsx';
import { MapEmbed } from '../features/places/map-embed.tsx';

/** Has ready what the page quotes; in its own file, so that other pages need none of it. */
export const loadQuoted = ({ queryCache, business }: PageContext, place: Municipality) =>
  queryCache.ensureQueryData(placeTokensQuery(place, business));

const NEAREST = 3;

/** Properties of {@link Place}. */
interface PlaceProps {
  readonly place: Municipality;
  /** What is told of this place. */
  readonly own: MarkdownDocument;
  /** What is told of every place. */
  readonly common: MarkdownDocument;
  /** What both quote. */
  readonly quoted: Tokens;
  readonly business: BusinessProfile;
}

const Place = ({ place, own, common, quoted, business }: PlaceProps) => {
  const neighbors = neighborsOf(place, MUNICIPALITIES);
  const tokens = { ...quoted, ...own.meta };
  const part = partFinder(common.nodes);
  const services = part('services-in-place-name');
  const benefits = part('what-we-do-in-place-name');
  const delivery = part('what-delivery-costs');
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
        lead={fill(common.meta.lead ?? '', tokens)}
        actions={
          <CallActions
            phone={business.phone}
            phoneHref={telephoneHref(business.phone)}
            next={{ href: ADDRESSES.inventory, label: 'View Inventory' }}
          />
        }
        media={
          <CountyMap
            places={MUNICIPALITIES}
            marked={place}
            label={`${place.name} on a map of ${business.county} and the places we serve`}
          />
        }
      />
      <PagePart part={delivery} tokens={tokens}>
        <Delivery
          place={place}
          branches={business.branches}
          prices={itemsOf(delivery).map((line) => fill(line, tokens))}
        />
      </PagePart>
      <Section>
        <Grid min="half">
          <Prose>
            <Markdown nodes={own.nodes} tokens={tokens} />
          </Prose>
          <Stack gap="lg">
            <PlaceFacts place={place} facts={own.meta} />
            <Card as="section" variant="sunken">
              <Prose>
                <h2>{fill(services.title, tokens)}</h2>
                <Markdown nodes={services.nodes} tokens={tokens} />
              </Prose>
            </Card>
          </Stack>
        </Grid>
      </Section>
      <PagePart part={benefits} tokens={tokens} tone="sunken">
        <Tiles part={benefits} icons={['truck', 'wrench', 'coin', 'shield']} tokens={tokens} />
      </PagePart>
      <PagePart part={part('around-you')} tokens={tokens} tone="sunken">
        <Stack gap="lg">
          <Nearby neighbors={neighbors.slice(0, NEAREST)} />
          <MapEmbed
            subject={{ ...place, radiusMiles: Math.sqrt(Number(own.meta.landArea)) / 2 + 0.5 }}
            title={`Map of ${place.name}, ${county}`}
          />
        </Stack>
      </PagePart>
      <Section>
        <ContactBox
          business={business}
          title={`Reach us from ${place.name}`}
          municipalityCount={MUNICIPALITIES.length}
        />
      </Section>
      <Closing part={part('try-one-in-place-name')} tokens={tokens} business={business} />
    </>
  );
};

export default function MunicipalityPage({ params, business }: PageProps) {
  const place = findMunicipality(params.municipality);
  const { data: own } = useQuery(municipalityQuery(params.municipality));
  const { data: common } = useQuery(municipalitiesQuery);
  const { data: quoted } = useQuery(placeTokensQuery(place, business));
  if (!(place && own && common && quoted)) return null;
  return <Place place={place} own={own} common={common} quoted={quoted} business={business} />;
}
