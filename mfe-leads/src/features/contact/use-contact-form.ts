import { ADDRESSES } from '@sgc/contract/addresses';
import { contactMessageSchema } from '@sgc/contract/leads';
import type { RefusedSubmission } from '@sgc/contract/section';
import { toast } from '@sgc/ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { sendMessage } from './api/send-message.ts';

type Errors = Readonly<Record<string, string>>;

const firstByField = (details: readonly { field: string; message: string }[]): Errors =>
  Object.fromEntries([...details].reverse().map(({ field, message }) => [field, message]));

const check = (values: Readonly<Record<string, string>>): Errors => {
  const parsed = contactMessageSchema.safeParse(values);
  if (parsed.success) return {};
  return firstByField(parsed.error.issues.map(({ path, message }) => ({ field: String(path[0]), message })));
};

const valuesOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/** The contact form's life: typed, checked, sent, and on to the thank-you page; every typed word stays until then. */
export const useContactForm = (submission: RefusedSubmission | undefined) => {
  const navigate = useNavigate();
  const [errors, setErrors] = useState<Errors>(firstByField(submission?.details ?? []));
  const { mutate, isPending } = useMutation({ mutationFn: sendMessage });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const values = valuesOf(form);
    const found = check(values);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    mutate(values, {
      onSuccess: (outcome) => {
        if (outcome.kind === 'sent') {
          form.reset();
          navigate(ADDRESSES.thankYou);
          return;
        }
        setErrors(firstByField(outcome.details));
        toast({ title: 'Error', description: outcome.error, tone: 'danger' });
      },
    });
  };
  return { errors, submit, isSending: isPending };
};
