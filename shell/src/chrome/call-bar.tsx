import { ADDRESSES } from '@sgc/contract/addresses';
import { type BusinessProfile, telephoneHref } from '@sgc/contract/business';
import { ButtonLink, Icon } from '@sgc/ui';
import styles from './call-bar.module.css';

/** On a phone, the two ways to reach the dealer under the thumb; out of the way while a form field has focus. */
export const CallBar = ({ business }: { business: BusinessProfile }) => (
  <nav aria-label="Call or write" className={styles.bar} data-tone="plate">
    <ButtonLink block href={telephoneHref(business.phone)}>
      <Icon name="phone" />
      Call now
    </ButtonLink>
    <ButtonLink block variant="outline" href={ADDRESSES.contact}>
      <Icon name="mail" />
      Write us
    </ButtonLink>
  </nav>
);
