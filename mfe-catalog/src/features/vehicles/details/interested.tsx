import { ADDRESSES } from '@sgc/contract/addresses';
import { type BusinessProfile, telephoneHref } from '@sgc/contract/business';
import { ButtonLink, Cluster, Section, SectionHeader } from '@sgc/ui';
import styles from './screen-only.module.css';

interface InterestedProps {
  readonly business: BusinessProfile;
  readonly externalUrl: string | undefined;
}

/** The last word of a vehicle's page. */
export const Interested = ({ business, externalUrl }: InterestedProps) => (
  <div className={styles.screenOnly}>
    <Section labelledBy="interested" tone="plate">
      <SectionHeader
        id="interested"
        title="Interested in this vehicle?"
        lead={`Call ${business.phone}: we answer questions, arrange a test drive and work out financing on approved credit.`}
      />
      <Cluster>
        <ButtonLink href={telephoneHref(business.phone)}>Contact Sales Team</ButtonLink>
        <ButtonLink href={ADDRESSES.inventory} variant="outline">
          View More Vehicles
        </ButtonLink>
        {externalUrl === undefined ? null : (
          <ButtonLink href={externalUrl} variant="outline" external>
            Full Specifications
          </ButtonLink>
        )}
      </Cluster>
    </Section>
  </div>
);
