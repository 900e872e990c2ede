import { ADDRESSES } from '@sgc/contract/addresses';
import { telephoneHref } from '@sgc/contract/business';
import type { ContactBlockProps } from '@sgc/contract/leads';
import { ButtonLink, Cluster, Grid, Section, SectionHeader, Stack } from '@sgc/ui';
import { RESPONSE } from '../content/thank-you.ts';
import { ReachCard } from '../features/reach/reach-card.tsx';

export default function ContactBlock({ business }: ContactBlockProps) {
  return (
    <Section labelledBy="contact-block" tone="sunken">
      <Grid min="half">
        <Stack gap="lg">
          <SectionHeader
            id="contact-block"
            title="Talk to us"
            lead={`Ask about a cart, book a test drive or a repair. We answer messages within ${RESPONSE.atMostHours} hours, typically ${RESPONSE.typicalHours} hours in business hours.`}
          />
          <Cluster>
            <ButtonLink href={ADDRESSES.contact} variant="solid">
              Send a Message
            </ButtonLink>
            <ButtonLink href={telephoneHref(business.phone)} variant="outline">
              Call {business.phone}
            </ButtonLink>
          </Cluster>
        </Stack>
        <ReachCard business={business} title="Reach us directly" level={3} />
      </Grid>
    </Section>
  );
}
