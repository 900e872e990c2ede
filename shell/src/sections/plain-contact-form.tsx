import { ADDRESSES } from '@sgc/contract/addresses';
import { CONTACT_INTEREST_LABELS, CONTACT_INTERESTS } from '@sgc/contract/leads';
import { Button, Field, Select, Stack, TextArea } from '@sgc/ui';

const INTERESTS = CONTACT_INTERESTS.map((value) => ({ value, label: CONTACT_INTEREST_LABELS[value] }));

/** A way to leave a message when no section can be shown: the browser posts it, no program is needed. */
export const PlainContactForm = () => (
  <form method="post" action={ADDRESSES.contact}>
    <Stack>
      <Field id="firstName" name="firstName" label="First name" autoComplete="given-name" required />
      <Field id="lastName" name="lastName" label="Last name" autoComplete="family-name" required />
      <Field id="email" name="email" label="Email" type="email" autoComplete="email" required />
      <Field id="phone" name="phone" label="Phone" type="tel" autoComplete="tel" minLength={10} required />
      <Select id="interest" name="interest" label="What is it about?" options={INTERESTS} />
      <TextArea id="message" name="message" label="Message" minLength={10} required />
      <Button type="submit">Send Message</Button>
    </Stack>
  </form>
);
