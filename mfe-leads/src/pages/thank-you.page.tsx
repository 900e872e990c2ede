import { ADDRESSES } from '@sgc/contract/addresses';
import { telephoneHref } from '@sgc/contract/business';
import { leadReferenceSchema, REFERENCE_PARAMETER } from '@sgc/contract/leads';
import type { PageProps } from '@sgc/contract/section';
import { ButtonLink, Cluster, Hero, Notice, Section, SectionHeader, Stack, Steps } from '@sgc/ui';
import { NEXT_STEPS, RESPONSE } from '../content/thank-you.ts';
import { Branches } from '../features/reach/branches.tsx';
import styles from './thank-you.module.css';

export default function ThankYouPage({ business, search }: PageProps) {
  const reference = leadReferenceSchema.safeParse(search.get(REFERENCE_PARAMETER)).data;
  return (
    <>
      <Hero
        title="Thank you"
        lead="Your message has reached us."
        actions={
          reference === undefined ? undefined : (
            <p>
              Your reference number is <strong className={styles.reference}>{reference}</strong>. Have it at hand when
              you call.
            </p>
          )
        }
      />
      <Section labelledBy="response">
        <Stack>
          <SectionHeader id="response" title="When you hear from us" />
          <Notice tone="good" title={`Within ${RESPONSE.atMostHours} hours`}>
            <p>
              Typically {RESPONSE.typicalHours} hours when you write during business hours. If it cannot wait, call{' '}
              <a href={telephoneHref(business.phone)}>{business.phone}</a>.
            </p>
          </Notice>
        </Stack>
      </Section>
      <Section labelledBy="next" tone="sunken">
        <SectionHeader id="next" title="What happens next" />
        <Steps steps={NEXT_STEPS} />
      </Section>
      <Section labelledBy="branches">
        <SectionHeader id="branches" title="Our branches" />
        <Branches business={business} />
      </Section>
      <Section labelledBy="meanwhile" tone="sunken">
        <SectionHeader id="meanwhile" title="In the meantime" />
        <Cluster>
          <ButtonLink href={ADDRESSES.inventory}>View Inventory</ButtonLink>
          <ButtonLink href={ADDRESSES.rentals} variant="outline">
            Rentals
          </ButtonLink>
          <ButtonLink href={ADDRESSES.services} variant="outline">
            Services
          </ButtonLink>
          <ButtonLink href={ADDRESSES.home} variant="quiet">
            Back to Home
          </ButtonLink>
        </Cluster>
      </Section>
    </>
  );
}
