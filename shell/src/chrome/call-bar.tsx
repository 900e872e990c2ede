import { ADDRESSES } from '@sgc/contract/addresses';
import { type BusinessProfile, telephoneHref } from '@sgc/contract/business';
import { requestAddress } from '@sgc/contract/leads';
import { ButtonLink, type ButtonLook, Icon, type IconName, useOpenNow } from '@sgc/ui';
import styles from './call-bar.module.css';

interface WayProps {
  readonly icon: IconName;
  readonly href: string;
  readonly variant: ButtonLook['variant'];
  readonly children: string;
}

const Way = ({ icon, children, ...link }: WayProps) => (
  <ButtonLink block {...link}>
    <Icon name={icon} />
    {children}
  </ButtonLink>
);

/** While the dealer is closed, a request for a call leads. Each state has elements of its own, so that none moves. */
const Ways = ({ business }: { business: BusinessProfile }) => {
  const isOpen = useOpenNow(business.showroomHours, business.timeZone)?.open;
  const phone = telephoneHref(business.phone);
  return isOpen === false ? (
    <>
      <Way key="request" icon="mail" href={requestAddress('call')} variant="solid">
        Request a call
      </Way>
      <Way key="call-closed" icon="phone" href={phone} variant="outline">
        Call (closed)
      </Way>
    </>
  ) : (
    <>
      <Way key={`call-${isOpen}`} icon="phone" href={phone} variant="solid">
        {isOpen ? 'Call (open)' : 'Call now'}
      </Way>
      <Way key={`write-${isOpen}`} icon="mail" href={ADDRESSES.contact} variant="outline">
        Write us
      </Way>
    </>
  );
};

/** On a phone, the two ways to reach the dealer under the thumb; out of the way while a form field has focus. */
export const CallBar = ({ business }: { business: BusinessProfile }) => (
  <nav aria-label="Call or write" className={styles.bar} data-tone="plate">
    <Ways business={business} />
  </nav>
);
