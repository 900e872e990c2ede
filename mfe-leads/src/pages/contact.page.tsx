import { telephoneHref } from '@sgc/contract/business';
import type { LoadOutcome, PageContext, PageProps } from '@sgc/contract/section';
import art from '@sgc/illustrations/art/contact.svg';
import { ButtonLink, Hero, Section, SectionHeader } from '@sgc/ui';
import { RESPONSE } from '../content/thank-you.ts';
import { noteIn } from '../domain/note.ts';
import { askedVehicleId, loadAskedVehicle } from '../features/contact/api/asked-vehicle.query.ts';
import { ContactForm } from '../features/contact/contact-form.tsx';
import { ReachCard } from '../features/reach/reach-card.tsx';
import styles from './contact.module.css';

export const load = async (context: PageContext): Promise<LoadOutcome> => {
  await loadAskedVehicle(context);
  return { kind: 'ok' };
};

export default function ContactPage({ business, search, submission }: PageProps) {
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
            <SectionHeader
              id="message-us"
              title="Send us a message"
              lead={`All fields are required. We answer within ${RESPONSE.atMostHours} hours.`}
            />
            <ContactForm
              // Another cart or another beginning is another message.
              key={search.toString()}
              business={business}
              vehicleId={askedVehicleId(search)}
              note={noteIn(search)}
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
