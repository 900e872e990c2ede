import type { BusinessProfile } from '@sgc/contract/business';
import { formatDollars } from '@sgc/ui';
import styles from './vehicle-head.module.css';

/** The id of the part of the page that works out a payment. */
export const PAYMENT = 'payment';

/** What a month is about, with the condition that it takes, and the way to a figure of one's own. */
export const Monthly = ({
  price,
  business: { financing },
}: {
  readonly price: number;
  readonly business: BusinessProfile;
}) => {
  if (financing.lowestAprPercent > 0) return null;
  return (
    <p className={styles.monthly}>
      <a href={`#${PAYMENT}`}>About {formatDollars(Math.ceil(price / financing.longestMonths))} a month</a> over{' '}
      {financing.longestMonths} months at 0% APR: select models, on approved credit.
    </p>
  );
};
