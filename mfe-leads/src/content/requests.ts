import type { RequestField, RequestKind } from '@sgc/contract/leads';
import { RESPONSE } from './thank-you.ts';

/** How the form speaks. `message` is what the message begins with, for those who have nothing to add. */
interface FormCopy {
  readonly title: string;
  readonly lead: string;
  readonly send: string;
  readonly message: string;
  readonly messageHint?: string;
}

const ANSWER = `We answer within ${RESPONSE.atMostHours} hours.`;
const OPTIONAL = 'Please fill in everything that is not marked optional.';

/** The form for a message. */
export const MESSAGE_FORM: FormCopy = {
  title: 'Send us a message',
  lead: `All fields are required. ${ANSWER}`,
  send: 'Send Message',
  message: '',
};

/** The form of each kind of request. */
export const REQUEST_FORMS: Record<RequestKind, FormCopy> = {
  'test-drive': {
    title: 'Request a test drive',
    lead: `Tell us which day suits you; we call or write to confirm it. ${OPTIONAL}`,
    send: 'Send request',
    message: 'I would like to take a test drive.',
  },
  service: {
    title: 'Request service',
    lead: `Tell us what is wrong and where the cart is. ${ANSWER} ${OPTIONAL}`,
    send: 'Send request',
    message: '',
    messageHint: 'What happens, and since when?',
  },
  rental: {
    title: 'Request a rental',
    lead: `Nothing is booked yet: we check the days and get back to you. ${OPTIONAL}`,
    send: 'Send request',
    message: 'I would like to rent a cart.',
  },
  call: {
    title: 'Request a call',
    lead: `We call you back. Without a day we call as soon as we can. ${OPTIONAL}`,
    send: 'Send request',
    message: 'Please call me back.',
    messageHint: 'What would you like to talk about?',
  },
};

/** What a field of a request is called. */
interface FieldCopy {
  readonly label: string;
  readonly optional?: true;
  readonly hint?: string;
}

const OTHER_DAY = { label: 'Another day that suits you', optional: true } as const;
const PART = { label: 'Part of the day' } as const;

/** The fields of each kind, as people read them. */
export const FIELD_COPY: { readonly [Kind in RequestKind]: Partial<Record<RequestField, FieldCopy>> } = {
  'test-drive': {
    cart: { label: 'Which cart?', optional: true },
    day: { label: 'Preferred day' },
    otherDay: OTHER_DAY,
    part: PART,
  },
  service: {
    cart: { label: 'Which cart is it?', hint: 'Brand and model, as far as you know' },
    trouble: { label: 'What is wrong?' },
    town: { label: 'Town where the cart is' },
    day: { label: 'Preferred day', optional: true },
    otherDay: OTHER_DAY,
    part: PART,
  },
  rental: {
    cart: { label: 'Which cart?', hint: 'Four seats, six seats, or utility' },
    day: { label: 'First day' },
    lastDay: { label: 'Last day' },
    town: { label: 'Town to deliver to', optional: true, hint: 'Leave it empty if you pick the cart up' },
  },
  call: { day: { label: 'Preferred day', optional: true }, part: PART },
};
