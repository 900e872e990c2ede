import { type Calendar, readWishedDay, thankYouAddress } from '@sgc/contract/leads';
import { type PostedForm, RELEASE_SET_ATTRIBUTE } from '@sgc/contract/section';
import { toast, useFieldErrors } from '@sgc/ui';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Beginning } from '../../domain/beginning.ts';
import { checkMessage, mistakesFrom } from '../../domain/message-check.ts';
import { sendingOf } from '../../domain/sending.ts';
import { sendMessage } from './api/send-message.ts';
import { fieldsOf } from './form-words.ts';
import { useContactDraft } from './use-contact-draft.ts';

const KEY_BYTES = 16;

/** `crypto.randomUUID` is missing on pages without TLS. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const releaseSet = (): string | undefined => document.documentElement.getAttribute(RELEASE_SET_ATTRIBUTE) ?? undefined;

interface ContactFormStart {
  readonly begun: Beginning;
  /** What preferred days are held against. */
  readonly calendar: Calendar;
  readonly submission: PostedForm | undefined;
}

/** The contact form's life: typed, checked, sent, and on to the thank-you page; every typed word stays until then. */
export const useContactForm = ({ begun, calendar, submission }: ContactFormStart) => {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const draft = useContactDraft(form, begun);
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState(submission?.error);
  const { summary, remarks, show, mend } = useFieldErrors(() => mistakesFrom(submission?.details ?? []));

  const check = (element: HTMLFormElement) => checkMessage(fieldsOf(element), calendar, new Date());

  const send = async (element: HTMLFormElement) => {
    const fields = fieldsOf(element);
    draft.sending.current = sendingOf(fields, draft.sending.current, newKey, () => ({
      releaseSet: releaseSet(),
      filledInMs: Math.max(Math.round(Date.now() - draft.startedAt.current), 0),
    }));
    draft.keep();
    setSending(true);
    const outcome = await sendMessage(draft.sending.current);
    setSending(false);
    if (outcome.kind === 'refused') {
      setError(outcome.error);
      show(mistakesFrom(outcome.details));
      toast({ title: 'Error', description: outcome.error, tone: 'danger' });
      return;
    }
    element.reset();
    draft.drop();
    // A visitor who has moved on to another page is told there.
    if (form.current !== null) navigate(thankYouAddress(outcome.reference, readWishedDay(fields)));
    else toast({ title: 'Message sent', description: `Your reference number is ${outcome.reference}.` });
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    setError(undefined);
    const mistakes = check(event.currentTarget);
    show(mistakes);
    if (mistakes.length === 0) void send(event.currentTarget);
  };

  // Remarks go while typing, not on leaving the field: a form that moves under a pressed button loses the click.
  const type = (event: FormEvent<HTMLFormElement>) => {
    draft.keep();
    const element = event.currentTarget;
    mend(() => check(element));
  };

  return { form, type, submit, isUnsent: draft.isUnsent, isSending, error, summary, remarks };
};
