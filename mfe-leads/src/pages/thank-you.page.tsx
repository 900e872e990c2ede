import { ADDRESSES } from '@sgc/contract/addresses';
import { ButtonLink, Hero } from '@sgc/ui';

export default function ThankYouPage() {
  return (
    <Hero
      title="Thank you"
      lead="Your message has reached us. We answer within 24 hours."
      actions={<ButtonLink href={ADDRESSES.inventory}>View Inventory</ButtonLink>}
    />
  );
}
