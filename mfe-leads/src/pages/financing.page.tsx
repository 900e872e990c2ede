import { telephoneHref } from '@sgc/contract/business';
import type { PageProps } from '@sgc/contract/section';
import art from '@sgc/illustrations/art/financing.svg';
import { ButtonLink, CheckList, Grid, Hero, Hours, Prose, Section, SectionHeader, Stack, Tile } from '@sgc/ui';
import {
  benefitsOf,
  disclaimerOf,
  lowestRate,
  ON_APPROVED_CREDIT,
  PARTNERS,
  REASONS,
  termRange,
} from '../content/financing.ts';
import { requestFrom } from '../domain/estimate-request.ts';
import { PaymentEstimator } from '../features/estimator/payment-estimator.tsx';
import { PartnerCard } from '../features/partners/partner-card.tsx';
import styles from './financing.module.css';

export default function FinancingPage({ business, search }: PageProps) {
  const call = telephoneHref(business.phone);
  const { financing } = business;
  return (
    <>
      <Hero
        title="Golf cart financing"
        lead={`As low as ${lowestRate(financing)}, ${ON_APPROVED_CREDIT}. Terms from ${termRange(financing)}.`}
        actions={
          <>
            <ButtonLink href={business.financingApplicationUrl} external>
              Apply Online
            </ButtonLink>
            <ButtonLink href={call} variant="outline">
              Call {business.phone}
            </ButtonLink>
          </>
        }
        media={<img src={art} alt="" width="800" height="600" />}
      />
      <Section labelledBy="benefits">
        <SectionHeader id="benefits" title="What you get" />
        <CheckList items={benefitsOf(financing)} columns />
      </Section>
      <Section labelledBy="partners" tone="sunken">
        <SectionHeader
          id="partners"
          title={`${PARTNERS.length} ways to finance a cart`}
          lead="Online applications open on the partner's own page in a new tab."
        />
        <Grid as="ul" min="md">
          {PARTNERS.map((partner) => (
            <li key={partner.title}>
              <PartnerCard partner={partner} business={business} />
            </li>
          ))}
        </Grid>
      </Section>
      <div className={styles.onScreen}>
        <Section labelledBy="estimate">
          <SectionHeader
            id="estimate"
            title="Estimate your payment"
            lead="Price, down payment, term and rate: your figures, plain arithmetic."
          />
          <PaymentEstimator initial={requestFrom(search)} financing={financing} />
        </Section>
      </div>
      <Section labelledBy="reasons" tone="sunken">
        <SectionHeader id="reasons" title="Why finance with us" />
        <Grid>
          {REASONS.map(({ title, text, icon }) => (
            <Tile key={title} title={title} icon={icon}>
              {text}
            </Tile>
          ))}
        </Grid>
      </Section>
      <Section labelledBy="by-phone" tone="plate">
        <Grid min="half">
          <Stack>
            <SectionHeader
              id="by-phone"
              title="Apply by phone"
              lead="Call us, and we take your application together. It helps to know which cart you want and how much you would like to put down."
            />
            <ButtonLink href={call}>Call {business.phone}</ButtonLink>
          </Stack>
          <Stack>
            <h3>We answer</h3>
            <Hours entries={business.showroomHours} timeZone={business.timeZone} />
          </Stack>
        </Grid>
      </Section>
      <Section labelledBy="disclaimer" width="text">
        <SectionHeader id="disclaimer" title="Good to know" />
        <Prose>
          {disclaimerOf(financing).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Prose>
      </Section>
    </>
  );
}
