import { ADDRESSES } from '@sgc/contract/addresses';
import { type BusinessProfile, telephoneHref } from '@sgc/contract/business';
import deliveryArt from '@sgc/illustrations/art/delivery.svg';
import { ButtonLink, Hero, Section, SectionHeader } from '@sgc/ui';
import { PlainContactForm } from './plain-contact-form.tsx';

const CallButton = ({ phone }: Pick<BusinessProfile, 'phone'>) => (
  <ButtonLink href={telephoneHref(phone)}>Call {phone}</ButtonLink>
);

/** The shell's screen for an unknown address. */
export const NotFoundScreen = ({ business }: { business: BusinessProfile }) => (
  <Hero
    title="404 Page Not Found"
    lead="The page you asked for is not here. It may have moved, or the address may have a typo."
    actions={
      <>
        <ButtonLink href={ADDRESSES.inventory}>View Inventory</ButtonLink>
        <ButtonLink href={ADDRESSES.home} variant="outline">
          Go to the home page
        </ButtonLink>
        <ButtonLink href={telephoneHref(business.phone)} variant="outline">
          Call {business.phone}
        </ButtonLink>
      </>
    }
    media={<img src={deliveryArt} alt="" width="800" height="600" />}
  />
);

/** The shell's screen when a page's code or data cannot be had. */
export const UnavailableScreen = ({ business }: { business: BusinessProfile }) => (
  <>
    <Hero
      title="This page is taking a break"
      lead="Please try again in a moment. You can also call us, or leave us a message here."
      actions={<CallButton phone={business.phone} />}
    />
    <Section labelledBy="leave-a-message" width="text">
      <SectionHeader id="leave-a-message" title="Leave us a message" />
      <PlainContactForm />
    </Section>
  </>
);
