import { telephoneHref } from '@sgc/contract/business';
import type { PageProps } from '@sgc/contract/section';
import { ButtonLink, Hero, Section, SectionHeader } from '@sgc/ui';
import { ContactForm } from '../features/contact/contact-form.tsx';

export default function ContactPage({ business, submission }: PageProps) {
  return (
    <>
      <Hero
        title="Contact us"
        lead="Call, write, or send us a message from here."
        actions={
          <>
            <ButtonLink href={telephoneHref(business.phone)}>Call {business.phone}</ButtonLink>
            <ButtonLink href={`mailto:${business.email}`}>Email us</ButtonLink>
          </>
        }
      />
      <Section labelledBy="message-us" width="text">
        <SectionHeader id="message-us" title="Send a message" />
        <ContactForm submission={submission} />
      </Section>
    </>
  );
}
