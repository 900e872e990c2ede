import { ADDRESSES } from '@sgc/contract/addresses';
import type { PageProps } from '@sgc/contract/section';
import aboutArt from '@sgc/illustrations/art/about.svg';
import { Figures, Grid, Prose, Section, SectionHeader, Stack } from '@sgc/ui';
import { useQuery } from '@tanstack/react-query';
import { businessTokens } from '../content/business-tokens.ts';
import { factTokens } from '../content/fact-tokens.ts';
import { fill } from '../content/fill.ts';
import { COUNTY_SUBJECT } from '../domain/county/county.ts';
import { STAFFING_FACTS } from '../domain/facts/staffing-facts.ts';
import { MUNICIPALITIES } from '../domain/municipality/municipality.ts';
import { ContactBox } from '../features/contact/contact-box.tsx';
import { aboutQuery } from '../features/document/document.queries.ts';
import { Markdown } from '../features/document/markdown.tsx';
import { PageHero } from '../features/document/page-hero.tsx';
import { PagePart } from '../features/document/page-part.tsx';
import { partFinder } from '../features/document/parts.ts';
import { Tiles } from '../features/document/tiles.tsx';
import { LocationCard } from '../features/locations/location-card.tsx';
import { CountyMap } from '../features/places/county-map.tsx';
import { MapEmbed } from '../features/places/map-embed.tsx';
import { Regions } from '../features/places/regions.tsx';

export default function AboutPage({ business }: PageProps) {
  const { data: document } = useQuery(aboutQuery);
  if (document === undefined) return null;
  const count = MUNICIPALITIES.length;
  const tokens = {
    ...factTokens({ staffing: STAFFING_FACTS, municipalities: { count } }),
    ...businessTokens(business),
  };
  const part = partFinder(document.nodes);
  const story = part('our-story');
  return (
    <>
      <PageHero
        document={document}
        tokens={tokens}
        business={business}
        next={{ href: ADDRESSES.contact, label: 'Contact us' }}
        picture={aboutArt}
      />
      <Section labelledBy={story.id}>
        <SectionHeader id={story.id} title={story.title} />
        <Stack gap="lg">
          <Prose>
            <Markdown nodes={story.nodes} tokens={tokens} />
          </Prose>
          <Figures
            facts={[
              { name: 'Years of experience', value: fill('{claims.yearsOfExperience}+', tokens) },
              { name: 'Customers served', value: fill('{claims.customersServed}+', tokens) },
              { name: 'Founded', value: fill('{claims.foundedYear}', tokens) },
              { name: 'Municipalities served', value: count },
            ]}
          />
        </Stack>
      </Section>
      <PagePart part={part('what-we-stand-for')} tokens={tokens} tone="sunken">
        <Tiles part={part('what-we-stand-for')} icons={['check', 'shield', 'leaf', 'people']} tokens={tokens} />
      </PagePart>
      <PagePart part={part('the-team')} tokens={tokens}>
        <Tiles part={part('the-team')} icons={['pin', 'pin', 'truck']} tokens={tokens} min="lg" />
      </PagePart>
      <PagePart part={part('where-we-deliver')} tokens={tokens} tone="sunken">
        <Stack gap="lg">
          <Grid min="half">
            <CountyMap places={MUNICIPALITIES} label={`Map of ${business.county} with the ${count} places we serve`} />
            <MapEmbed subject={COUNTY_SUBJECT} title={`Map of ${business.county}`} />
          </Grid>
          <Regions places={MUNICIPALITIES} />
        </Stack>
      </PagePart>
      <PagePart part={part('find-us')} tokens={tokens}>
        <Grid>
          {business.branches
            .filter(({ kind }) => kind === 'branch')
            .map((branch) => (
              <LocationCard key={branch.id} location={branch} business={business} />
            ))}
          <ContactBox business={business} title="Ask us" municipalityCount={count} />
        </Grid>
      </PagePart>
    </>
  );
}
