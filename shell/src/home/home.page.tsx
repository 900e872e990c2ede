import { ADDRESSES } from '@sgc/contract/addresses';
import { telephoneHref } from '@sgc/contract/business';
import type { FragmentName, PageProps, PlacedFragment } from '@sgc/contract/section';
import heroArt from '@sgc/illustrations/art/hero.svg';
import { ButtonLink, Figures, Grid, Hero, Section, SectionHeader, Stack, Tile } from '@sgc/ui';
import type { ComponentType } from 'react';
import { BrandTiles } from './brand-tiles.tsx';
import { benefitsOf } from './home-copy.ts';
import { MissingPart } from './missing-part.tsx';
import { ReviewsAndEvents } from './reviews-and-events.tsx';

type Part = ComponentType<Readonly<Record<string, unknown>>>;

const partOf = (fragments: PageProps['fragments'], name: FragmentName): Part | undefined =>
  fragments[name] as (PlacedFragment & Part) | undefined;

export default function HomePage({ business, fragments }: PageProps) {
  const FeaturedCarts = partOf(fragments, 'mfe-catalog/featured-carts');
  const AboutTeaser = partOf(fragments, 'mfe-content/about-teaser');
  const MunicipalityGrid = partOf(fragments, 'mfe-content/municipality-grid');
  const RegionCards = partOf(fragments, 'mfe-content/region-cards');
  const ContactBlock = partOf(fragments, 'mfe-leads/contact-block');
  const { claims, branches } = business;
  const showroom = branches.find(({ kind }) => kind === 'branch');
  return (
    <>
      <Hero
        size="tall"
        title={`Electric golf carts in ${business.county}`}
        eyebrow={
          showroom ? <a href={ADDRESSES.showroom}>{`Showroom in ${showroom.town ?? showroom.name}`}</a> : undefined
        }
        lead="We sell, rent, service and finance Denago and Evolution carts, and bring them to your door."
        actions={
          <>
            <ButtonLink href={ADDRESSES.inventory}>View Inventory</ButtonLink>
            <ButtonLink href={telephoneHref(business.phone)} variant="outline">
              Call {business.phone}
            </ButtonLink>
          </>
        }
        media={<img src={heroArt} alt="" width="720" height="540" fetchPriority="high" />}
      />
      {FeaturedCarts === undefined ? (
        <MissingPart href={ADDRESSES.inventory}>See our carts</MissingPart>
      ) : (
        <FeaturedCarts />
      )}
      <Section labelledBy="benefits">
        <SectionHeader id="benefits" title="Why drive with us" />
        <Stack gap="lg">
          <Figures
            facts={[
              { name: 'Years of experience', value: `${claims.yearsOfExperience}+` },
              { name: 'Happy customers', value: `${claims.happyCustomers}+` },
            ]}
          />
          <Grid as="ul" min="sm" stretch>
            {benefitsOf(business).map(({ title, icon, text }) => (
              <li key={title}>
                <Tile title={title} icon={icon}>
                  {text}
                </Tile>
              </li>
            ))}
          </Grid>
        </Stack>
      </Section>
      <BrandTiles />
      {AboutTeaser === undefined ? (
        <MissingPart href={ADDRESSES.about}>About us</MissingPart>
      ) : (
        <Section tone="sunken" labelledBy="about-teaser">
          <AboutTeaser business={business} />
        </Section>
      )}
      {MunicipalityGrid === undefined ? null : (
        <Section labelledBy="municipalities">
          <MunicipalityGrid />
        </Section>
      )}
      {RegionCards === undefined ? null : (
        <Section>
          <RegionCards />
        </Section>
      )}
      <ReviewsAndEvents business={business} />
      {ContactBlock === undefined ? (
        <MissingPart href={ADDRESSES.contact}>Contact us</MissingPart>
      ) : (
        <ContactBlock business={business} />
      )}
    </>
  );
}
