import { ADDRESSES } from '@sgc/contract/addresses';
import type { BusinessProfile } from '@sgc/contract/business';
import {
  CONTACT_INTEREST_LABELS,
  CONTACT_INTERESTS,
  REQUEST_INTERESTS,
  REQUEST_PARAMETER,
  type RequestKind,
} from '@sgc/contract/leads';
import { type PostedForm, UNSENT_ATTRIBUTE } from '@sgc/contract/section';
import { Button, ErrorSummary, Field, Select, Stack, TextArea } from '@sgc/ui';
import { MESSAGE_FORM, REQUEST_FORMS } from '../../content/requests.ts';
import type { Beginning } from '../../domain/beginning.ts';
import { AskedVehicle } from './asked-vehicle.tsx';
import { DRAFT_HOURS } from './contact-draft.ts';
import styles from './contact-form.module.css';
import { formAddress } from './form-address.ts';
import { FormToken } from './form-token.tsx';
import { NotSent } from './not-sent.tsx';
import { RequestFields } from './request-fields.tsx';
import { Trap } from './trap.tsx';
import { useContactForm } from './use-contact-form.ts';

const INTERESTS = CONTACT_INTERESTS.map((value) => ({ value, label: CONTACT_INTEREST_LABELS[value] }));

interface ContactFormProps {
  readonly business: BusinessProfile;
  readonly vehicleId: string | undefined;
  /** Undefined for a message. */
  readonly kind: RequestKind | undefined;
  /** What the form begins with: the same object as long as the form is the same. */
  readonly begun: Beginning;
  readonly submission: PostedForm | undefined;
}

/** The form of a message or a request. Without JavaScript the browser posts it to its own address. */
export const ContactForm = ({ business, vehicleId, kind, begun, submission }: ContactFormProps) => {
  const { form, type, submit, isUnsent, isSending, error, summary, remarks } = useContactForm({
    begun,
    calendar: business,
    submission,
  });
  const copy = kind === undefined ? MESSAGE_FORM : REQUEST_FORMS[kind];
  const address = formAddress(kind, vehicleId);
  const interest = kind && REQUEST_INTERESTS[kind];
  const field = (id: string) => ({
    id,
    name: id,
    required: true,
    error: remarks.find((mistake) => mistake.id === id)?.message,
    defaultValue: submission?.values[id] ?? begun[id],
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
        {vehicleId === undefined ? null : <AskedVehicle id={vehicleId} elsewhere={formAddress(kind)} />}
        {kind === undefined ? null : <input type="hidden" name={REQUEST_PARAMETER} value={kind} />}
        <input type="hidden" name="page" value={ADDRESSES.contact} />
        <FormToken />
        <Trap />
        <div className={styles.person}>
          <Field {...field('firstName')} label="First name" autoComplete="given-name" />
          <Field {...field('lastName')} label="Last name" autoComplete="family-name" />
          <Field {...field('email')} label="Email" type="email" autoComplete="email" spellCheck={false} />
          <Field {...field('phone')} label="Phone" type="tel" autoComplete="tel" />
        </div>
        {interest === undefined ? (
          <Select {...field('interest')} label="What is it about?" options={INTERESTS} />
        ) : (
          <input type="hidden" name="interest" value={interest} />
        )}
        {kind === undefined ? null : (
          <RequestFields kind={kind} business={business} namesCart={vehicleId !== undefined} field={field} />
        )}
        <TextArea
          {...field('message')}
          label="Message"
          hint={copy.messageHint}
          autoComplete="off"
          rows={(begun.message ?? '').includes('\n') ? 10 : 5}
        />
        {submission === undefined ? notSent : null}
        <div>
          <Button type="submit" disabled={isSending}>
            {isSending ? 'Sending...' : copy.send}
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
