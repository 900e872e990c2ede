import { telephoneHref } from '@sgc/contract/business';
import type { LoadOutcome, PageContext, PageProps } from '@sgc/contract/section';
import art from '@sgc/illustrations/art/contact.svg';
import { ButtonLink, Hero, Section, SectionHeader } from '@sgc/ui';
import { useMemo } from 'react';
import { MESSAGE_FORM, REQUEST_FORMS } from '../content/requests.ts';
import { beginningOf, requestIn } from '../domain/beginning.ts';
import { askedVehicleId, loadAskedVehicle } from '../features/contact/api/asked-vehicle.query.ts';
import { loadFormToken } from '../features/contact/api/form-token.query.ts';
import { ContactForm } from '../features/contact/contact-form.tsx';
import { RequestLinks } from '../features/contact/request-links.tsx';
import { ReachCard } from '../features/reach/reach-card.tsx';
import styles from './contact.module.css';

export const load = async (context: PageContext): Promise<LoadOutcome> => {
  await Promise.all([loadAskedVehicle(context), loadFormToken(context)]);
  return { kind: 'ok' };
};

export default function ContactPage({ business, search, submission }: PageProps) {
  const kind = requestIn(search);
  const vehicleId = askedVehicleId(search);
  const copy = kind === undefined ? MESSAGE_FORM : REQUEST_FORMS[kind];
  const asked = search.toString();
  const begun = useMemo(() => beginningOf(new URLSearchParams(asked), copy.message), [asked, copy]);
  return (
    <>
      <Hero
        title="Contact us"
        lead={`Questions about a cart, a repair, a part? Call us, write to us, or send a message from here. We serve all of ${business.county}.`}
        actions={
          <>
            <ButtonLink href={telephoneHref(business.phone)} variant="solid">
              Call {business.phone}
            </ButtonLink>
            <ButtonLink href={`mailto:${business.email}`} variant="outline">
              Email us
            </ButtonLink>
          </>
        }
        media={<img src={art} alt="" width="800" height="600" className={styles.art} />}
      />
      <Section>
        <div className={styles.columns}>
          <div>
            <RequestLinks kind={kind} vehicleId={vehicleId} />
            <SectionHeader id="message-us" title={copy.title} lead={copy.lead} />
            <ContactForm
              // Another cart or another beginning is another message.
              key={asked}
              business={business}
              vehicleId={vehicleId}
              kind={kind}
              begun={begun}
              submission={submission}
            />
          </div>
          <aside aria-label="Contact details">
            <ReachCard business={business} title="Reach us directly" />
          </aside>
        </div>
      </Section>
    </>
  );
}
