import { ADDRESSES } from '@sgc/contract/addresses';
import { telephoneHref } from '@sgc/contract/business';
import type { PageProps } from '@sgc/contract/section';
import aboutArt from '@sgc/illustrations/art/about.svg';
import { ButtonLink, Figures, Grid, Hero, Prose, Section, SectionHeader, Stack, Tile } from '@sgc/ui';
import { STORY, TEAMS, VALUES } from '../content/about-copy.ts';
import { businessTokens, factTokens, fill } from '../content/tokens.ts';
import { COUNTY_SUBJECT } from '../domain/county/county.ts';
import { STAFFING_FACTS } from '../domain/facts/staffing-facts.ts';
import { MUNICIPALITIES } from '../domain/municipality/municipality.ts';
import { ContactBox } from '../features/contact/contact-box.tsx';
import { LocationCard } from '../features/locations/location-card.tsx';
import { CountyMap } from '../features/places/county-map.tsx';
import { MapEmbed } from '../features/places/map-embed.tsx';
import { Regions } from '../features/places/regions.tsx';

export default function AboutPage({ business }: PageProps) {
  const count = MUNICIPALITIES.length;
  const tokens = {
    ...factTokens({ staffing: STAFFING_FACTS, municipalities: { count } }),
    ...businessTokens(business),
  };
  const { claims } = business;
  return (
    <>
      <Hero
        title={`About ${business.name}`}
        lead={`Electric golf carts for ${business.county}, sold, rented and looked after by people who know its hills.`}
        actions={
          <>
            <ButtonLink href={telephoneHref(business.phone)}>Call {business.phone}</ButtonLink>
            <ButtonLink href={ADDRESSES.contact} variant="outline">
              Contact us
            </ButtonLink>
          </>
        }
        media={<img src={aboutArt} alt="" width={800} height={600} />}
      />
      <Section labelledBy="story">
        <SectionHeader id="story" title="Our story" />
        <Stack gap="lg">
          <Prose>
            {STORY.map((paragraph) => (
              <p key={paragraph}>{fill(paragraph, tokens)}</p>
            ))}
          </Prose>
          <Figures
            facts={[
              { name: 'Years of experience', value: fill('{claims.yearsOfExperience}+', tokens) },
              { name: 'Customers served', value: fill('{claims.customersServed}+', tokens) },
              { name: 'Founded', value: String(claims.foundedYear) },
              { name: 'Municipalities served', value: count },
            ]}
          />
        </Stack>
      </Section>
      <Section labelledBy="values" tone="sunken">
        <SectionHeader id="values" title="What we stand for" />
        <Grid min="md">
          {VALUES.map(({ icon, title, text }) => (
            <Tile key={title} icon={icon} title={title}>
              {fill(text, tokens)}
            </Tile>
          ))}
        </Grid>
      </Section>
      <Section labelledBy="team">
        <SectionHeader
          id="team"
          title="The team"
          lead={fill('Headcounts of {staffing.year}, when {staffing.peak} people worked here at the peak.', tokens)}
        />
        <Grid>
          {TEAMS.map(({ icon, title, text }) => (
            <Tile key={title} icon={icon} title={title}>
              {fill(text, tokens)}
            </Tile>
          ))}
        </Grid>
      </Section>
      <Section labelledBy="area" tone="sunken">
        <SectionHeader
          id="area"
          title="Where we deliver"
          lead={`All ${count} municipalities, from north to south. Mount Carmel lies across the line in Northumberland County.`}
        />
        <Stack gap="lg">
          <Grid min="half">
            <CountyMap places={MUNICIPALITIES} label={`Map of ${business.county} with the ${count} places we serve`} />
            <MapEmbed subject={COUNTY_SUBJECT} title={`Map of ${business.county}`} />
          </Grid>
          <Regions places={MUNICIPALITIES} />
        </Stack>
      </Section>
      <Section labelledBy="contact">
        <SectionHeader id="contact" title="Find us" />
        <Grid>
          {business.branches
            .filter(({ kind }) => kind === 'branch')
            .map((branch) => (
              <LocationCard key={branch.id} location={branch} business={business} />
            ))}
          <ContactBox business={business} title="Ask us" municipalityCount={count} />
        </Grid>
      </Section>
    </>
  );
}
