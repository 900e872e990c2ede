import { policyAddress } from '@sgc/contract/addresses';
import { telephoneHref } from '@sgc/contract/business';
import type { PageProps } from '@sgc/contract/section';
import rentalsArt from '@sgc/illustrations/art/rentals.svg';
import { ButtonLink, Hero, Notice, Section, SectionHeader } from '@sgc/ui';
import { businessTokens, factTokens, fill } from '../content/tokens.ts';
import { DELIVERY_FACTS } from '../domain/facts/delivery-facts.ts';
import { RENTAL_FACTS } from '../domain/facts/rental-facts.ts';
import { Plans } from '../features/rental/plans.tsx';
import { RentalBenefits } from '../features/rental/rental-benefits.tsx';
import { RentalCalculator } from '../features/rental/rental-calculator.tsx';

export default function RentalsPage({ business, search }: PageProps) {
  const tokens = {
    ...factTokens({ delivery: DELIVERY_FACTS, rental: RENTAL_FACTS }),
    ...businessTokens(business),
  };
  const dial = telephoneHref(business.phone);
  return (
    <>
      <Hero
        title="Rent a golf cart"
        lead={`Four seats, six seats or a cargo bed, by the day, the week or the month, all over ${business.county}.`}
        actions={
          <>
            <ButtonLink href={dial}>Call {business.phone}</ButtonLink>
            <ButtonLink href="#cost" variant="outline">
              Work out the cost
            </ButtonLink>
          </>
        }
        media={<img src={rentalsArt} alt="" width={800} height={600} />}
      />
      <Section labelledBy="benefits">
        <SectionHeader id="benefits" title="Every rental includes" />
        <RentalBenefits tokens={tokens} />
      </Section>
      <Section labelledBy="plans" tone="sunken">
        <SectionHeader
          id="plans"
          title="Plans and prices"
          lead="Reserve by phone. We check that your cart is free, and hold it for you."
        />
        <Plans dial={dial} tokens={tokens} />
      </Section>
      <Section labelledBy="cost">
        <SectionHeader id="cost" title="What will it cost?" lead="The price list, added up for your plans." />
        <RentalCalculator search={search} />
      </Section>
      <Section tone="sunken">
        <Notice tone="notice" title="Before you rent">
          {fill(
            'You are at least {rental.minimumAge} and bring a valid driver’s license, an ID and a credit card. Liability limits apply. ',
            tokens,
          )}
          <a href={policyAddress('rental-policy')}>Read the rental policy</a>.
        </Notice>
      </Section>
    </>
  );
}
