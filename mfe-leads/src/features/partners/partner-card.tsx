import { type BusinessProfile, telephoneHref } from '@sgc/contract/business';
import { ButtonLink, Card, Icon } from '@sgc/ui';
import type { FinancingPartner } from '../../content/financing.ts';
import styles from './partner-card.module.css';

/** One way to finance a cart: a partner's own page in a new tab, or a call. */
export const PartnerCard = ({ partner, business }: { partner: FinancingPartner; business: BusinessProfile }) => (
  <Card
    as="article"
    footer={
      partner.url === undefined ? (
        <ButtonLink href={telephoneHref(business.phone)} variant="outline">
          <Icon name="phone" />
          {partner.buttonText}
        </ButtonLink>
      ) : (
        <ButtonLink href={business.partnerUrls[partner.url]} variant="outline" external>
          {partner.buttonText}
        </ButtonLink>
      )
    }
  >
    <span className={styles.icon}>
      <Icon name={partner.icon} />
    </span>
    <div>
      <h3>{partner.title}</h3>
      <p className={styles.subtitle}>{partner.subtitle}</p>
    </div>
    <p>{partner.description}</p>
  </Card>
);
