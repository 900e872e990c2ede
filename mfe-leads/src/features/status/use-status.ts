import { type RequestStatus, requestStatusSchema } from '@sgc/contract/leads';
import type { PostedForm } from '@sgc/contract/section';
import { type FormEvent, startTransition, useState } from 'react';
import type { Mistake } from '../../domain/message-check.ts';
import { checkStatusQuestion, statusMistakes } from '../../domain/status-check.ts';
import { askStatus } from './api/ask-status.ts';

interface Shown {
  readonly status?: RequestStatus | undefined;
  readonly error?: string | undefined;
  readonly mistakes: readonly Mistake[];
}

const shownFrom = (posted: PostedForm | undefined): Shown => ({
  status: requestStatusSchema.safeParse(posted?.answer).data,
  error: posted?.error,
  mistakes: statusMistakes(posted?.details ?? []),
});

/** A question after a request: checked, asked, answered. Without JavaScript the server has asked. */
export const useStatus = (posted: PostedForm | undefined) => {
  const [isAsking, setAsking] = useState(false);
  const [shown, setShown] = useState(() => shownFrom(posted));

  const ask = async (fields: Readonly<Record<string, string>>) => {
    setAsking(true);
    const outcome = await askStatus(fields);
    setAsking(false);
    setShown(
      outcome.kind === 'found'
        ? { status: outcome.status, mistakes: [] }
        : { error: outcome.error, mistakes: statusMistakes(outcome.details) },
    );
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isAsking) return;
    const typed = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    const fields: Record<string, string> = Object.fromEntries(typed);
    const mistakes = checkStatusQuestion(fields);
    // In pieces, as the contact form shows its own.
    startTransition(() => setShown({ mistakes }));
    if (mistakes.length === 0) void ask(fields);
  };

  return { submit, isAsking, ...shown };
};
