import { type BusinessProfile, telephoneHref } from '@sgc/contract/business';
import { Notice } from '@sgc/ui';

/** Says beside the form, for the eye, what the toast has said aloud: that a message did not arrive, that nothing typed is lost, and how else to reach the dealer. */
export const NotSent = ({ error, business }: { error: string; business: BusinessProfile }) => (
  <Notice tone="danger" title="Your message was not sent">
    <p>{error}</p>
    <p>
      Everything you typed is still here. You can also call us at{' '}
      <a href={telephoneHref(business.phone)}>{business.phone}</a>.
    </p>
  </Notice>
);
