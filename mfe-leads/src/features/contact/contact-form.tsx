import { ADDRESSES } from '@sgc/contract/addresses';
import type { BusinessProfile } from '@sgc/contract/business';
import { CONTACT_INTEREST_LABELS, CONTACT_INTERESTS, contactAboutAddress } from '@sgc/contract/leads';
import { type RefusedSubmission, UNSENT_ATTRIBUTE } from '@sgc/contract/section';
import { Button, ErrorSummary, Field, Select, Stack, TextArea } from '@sgc/ui';
import { AskedVehicle } from './asked-vehicle.tsx';
import { DRAFT_HOURS } from './contact-draft.ts';
import styles from './contact-form.module.css';
import { NotSent } from './not-sent.tsx';
import { Trap } from './trap.tsx';
import { useContactForm } from './use-contact-form.ts';

const INTERESTS = CONTACT_INTERESTS.map((value) => ({ value, label: CONTACT_INTEREST_LABELS[value] }));

interface ContactFormProps {
  readonly business: BusinessProfile;
  readonly vehicleId: string | undefined;
  /** What the message begins with. */
  readonly note: string | undefined;
  readonly submission: RefusedSubmission | undefined;
}

/** The message form. Without JavaScript the browser posts it to its own address. */
export const ContactForm = ({ business, vehicleId, note, submission }: ContactFormProps) => {
  const { form, type, submit, isUnsent, isSending, error, summary, remarks } = useContactForm(submission);
  const address = vehicleId === undefined ? ADDRESSES.contact : contactAboutAddress(vehicleId);
  const field = (id: string) => ({
    id,
    name: id,
    required: true,
    error: remarks.find((mistake) => mistake.id === id)?.message,
    defaultValue: submission?.values[id],
  });
  // At the top of a page that was loaded anew, beside the button on one that stayed.
  const notSent = error === undefined ? null : <NotSent error={error} business={business} />;
  return (
    <form
      ref={form}
      id="message-form"
      method="post"
      // Without JavaScript the answer to mistakes opens at the form.
      action={`${address}#message-form`}
      aria-labelledby="message-us"
      onSubmit={submit}
      onInput={type}
      noValidate
      {...{ [UNSENT_ATTRIBUTE]: isUnsent ? '' : undefined }}
    >
      <Stack>
        <ErrorSummary errors={summary} />
        {submission === undefined ? null : notSent}
        {vehicleId === undefined ? null : <AskedVehicle id={vehicleId} />}
        <input type="hidden" name="page" value={ADDRESSES.contact} />
        <Trap />
        <div className={styles.person}>
          <Field {...field('firstName')} label="First name" autoComplete="given-name" />
          <Field {...field('lastName')} label="Last name" autoComplete="family-name" />
          <Field {...field('email')} label="Email" type="email" autoComplete="email" spellCheck={false} />
          <Field {...field('phone')} label="Phone" type="tel" autoComplete="tel" />
        </div>
        <Select {...field('interest')} label="What is it about?" options={INTERESTS} />
        <TextArea
          {...field('message')}
          defaultValue={submission?.values.message ?? note}
          label="Message"
          autoComplete="off"
          rows={note === undefined ? 5 : 10}
        />
        {submission === undefined ? notSent : null}
        <div>
          <Button type="submit" disabled={isSending}>
            {isSending ? 'Sending...' : 'Send Message'}
          </Button>
        </div>
        <p className={styles.remark}>
          What you type stays in this browser tab until you send it, at most {DRAFT_HOURS} hours after your last change.
          Our <a href={ADDRESSES.privacy}>privacy policy</a> says what happens to your message.
        </p>
      </Stack>
    </form>
  );
};
