import { ADDRESSES } from '@sgc/contract/addresses';
import { telephoneHref } from '@sgc/contract/business';
import type { PageProps } from '@sgc/contract/section';
import { ButtonLink, Hero, Section, SectionHeader } from '@sgc/ui';
import { findMunicipality } from '../domain/municipality/municipality.ts';

export default function MunicipalityPage({ params, business }: PageProps) {
  const place = findMunicipality(params.municipality);
  if (place === undefined) return null;
  return (
    <>
      <Hero
        title={`Electric golf carts in ${place.name}`}
        lead={`Sales, rentals and service, delivered to ${place.name} in ${place.county} County.`}
        actions={
          <>
            <ButtonLink href={telephoneHref(business.phone)}>Call {business.phone}</ButtonLink>
            <ButtonLink href={ADDRESSES.inventory}>View Inventory</ButtonLink>
          </>
        }
      />
      <Section labelledBy="about-place">
        <SectionHeader id="about-place" title={`About ${place.name}`} />
        <p>
          {place.name} is a {place.type.toLowerCase()} of {place.population2020.toLocaleString('en-US')} people (2020
          census).
        </p>
      </Section>
    </>
  );
}
