import { ADDRESSES } from '@sgc/contract/addresses';
import { CONTACT_INTEREST_LABELS, CONTACT_INTERESTS } from '@sgc/contract/leads';
import type { RefusedSubmission } from '@sgc/contract/section';
import { Button, ErrorSummary, Field, Select, Stack, TextArea } from '@sgc/ui';
import { useContactForm } from './use-contact-form.ts';

const INTERESTS = CONTACT_INTERESTS.map((value) => ({ value, label: CONTACT_INTEREST_LABELS[value] }));

/** The message form. Without JavaScript the browser posts it to its own address. */
export const ContactForm = ({ submission }: { submission: RefusedSubmission | undefined }) => {
  const { errors, submit, isSending } = useContactForm(submission);
  const typed = submission?.values ?? {};
  const field = (id: string) => ({ id, name: id, error: errors[id], defaultValue: typed[id] });
  return (
    <form method="post" action={ADDRESSES.contact} onSubmit={submit} noValidate>
      <Stack>
        <ErrorSummary errors={Object.entries(errors).map(([id, message]) => ({ id, message }))} />
        <Field {...field('firstName')} label="First name" autoComplete="given-name" />
        <Field {...field('lastName')} label="Last name" autoComplete="family-name" />
        <Field {...field('email')} label="Email" type="email" autoComplete="email" />
        <Field {...field('phone')} label="Phone" type="tel" autoComplete="tel" />
        <Select {...field('interest')} label="What is it about?" options={INTERESTS} />
        <TextArea {...field('message')} label="Message" />
        <Button type="submit" disabled={isSending}>
          {isSending ? 'Sending...' : 'Send Message'}
        </Button>
      </Stack>
    </form>
  );
};
