import { ADDRESSES } from '@sgc/contract/addresses';
import { telephoneHref } from '@sgc/contract/business';
import { REFERENCE_PARAMETER, readLeadReference, readWishedDay } from '@sgc/contract/leads';
import type { PageProps } from '@sgc/contract/section';
import { ButtonLink, CallActions, Cluster, Hero, Notice, Section, SectionHeader, Stack, Steps } from '@sgc/ui';
import { NEXT_STEPS, REQUEST_STEPS, RESPONSE } from '../content/thank-you.ts';
import { PreferredDay } from '../features/preferred-day/preferred-day.tsx';
import { Branches } from '../features/reach/branches.tsx';
import styles from './thank-you.module.css';

export default function ThankYouPage({ business, search }: PageProps) {
  const reference = readLeadReference(search.get(REFERENCE_PARAMETER));
  const wished = reference === undefined ? undefined : readWishedDay(Object.fromEntries(search));
  const said = wished === undefined ? 'message' : 'request';
  return (
    <>
      <Hero
        title="Thank you"
        lead={
          reference === undefined
            ? 'Once a message has reached us, its reference stands here. If you have just sent one and see none, please call us.'
            : `Your ${said} has reached us.`
        }
        actions={
          reference === undefined ? (
            <CallActions
              phone={business.phone}
              phoneHref={telephoneHref(business.phone)}
              next={{ href: ADDRESSES.contact, label: 'Contact us' }}
            />
          ) : (
            <Stack>
              <p>
                Your reference number is <strong className={styles.reference}>{reference}</strong>. Have it at hand when
                you call.
              </p>
              <PreferredDay reference={reference} wished={wished} />
            </Stack>
          )
        }
      />
      <Section labelledBy="next">
        <Stack gap="lg">
          <SectionHeader id="next" title="What happens next" />
          <Steps steps={wished === undefined ? NEXT_STEPS : REQUEST_STEPS[wished.kind]} />
          <Notice tone="good" title={`You hear from us within ${RESPONSE.atMostHours} hours`}>
            <p>
              Typically {RESPONSE.typicalHours} hours when you write during business hours. If it cannot wait, call{' '}
              <a href={telephoneHref(business.phone)}>{business.phone}</a>.
            </p>
          </Notice>
        </Stack>
      </Section>
      <Section labelledBy="branches" tone="sunken">
        <SectionHeader id="branches" title="Our branches" />
        <Branches business={business} />
      </Section>
      <Section labelledBy="meanwhile">
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
