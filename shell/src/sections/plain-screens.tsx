import { ADDRESSES } from '@sgc/contract/addresses';
import { type BusinessProfile, telephoneHref } from '@sgc/contract/business';

/** What the shell shows for an address that leads nowhere. */
export const NotFoundScreen = ({ business }: { business: BusinessProfile }) => (
  <section>
    <h1>404 Page Not Found</h1>
    <p>The page you asked for is not here. It may have moved, or the address may have a typo.</p>
    <p>
      <a href={ADDRESSES.inventory}>See our carts</a> · <a href={ADDRESSES.home}>Go to the home page</a> ·{' '}
      <a href={telephoneHref(business.phone)}>Call {business.phone}</a>
    </p>
  </section>
);

/** What the shell shows when a page's code or data cannot be had. */
export const UnavailableScreen = ({ business }: { business: BusinessProfile }) => (
  <section>
    <h1>This page is taking a break</h1>
    <p>
      Please try again in a moment. You can also call us at <a href={telephoneHref(business.phone)}>{business.phone}</a>{' '}
      or <a href={ADDRESSES.contact}>send us a message</a>.
    </p>
  </section>
);
