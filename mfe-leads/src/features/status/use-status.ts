import { type RequestStatus, requestStatusSchema } from '@sgc/contract/leads';
import type { PostedForm } from '@sgc/contract/section';
import { useFieldErrors } from '@sgc/ui';
import { type FormEvent, startTransition, useState } from 'react';
import type { Mistake } from '../../domain/message-check.ts';
import { checkStatusQuestion, statusMistakes } from '../../domain/status-check.ts';
import { askStatus } from './api/ask-status.ts';

interface Shown {
  readonly status?: RequestStatus | undefined;
  readonly error?: string | undefined;
}

const shownFrom = (posted: PostedForm | undefined): Shown => ({
  status: requestStatusSchema.safeParse(posted?.answer).data,
  error: posted?.error,
});

/** A question after a request: checked, asked, answered. Without JavaScript the server has asked. */
export const useStatus = (posted: PostedForm | undefined) => {
  const [isAsking, setAsking] = useState(false);
  const [shown, setShown] = useState(() => shownFrom(posted));
  const { summary, remarks, show } = useFieldErrors(() => statusMistakes(posted?.details ?? []));

  const answer = (next: Shown, mistakes: readonly Mistake[] = []) =>
    startTransition(() => {
      setShown(next);
      show(mistakes);
    });

  const ask = async (fields: Readonly<Record<string, string>>) => {
    setAsking(true);
    const outcome = await askStatus(fields);
    setAsking(false);
    if (outcome.kind === 'found') answer({ status: outcome.status });
    else answer({ error: outcome.error }, statusMistakes(outcome.details));
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isAsking) return;
    const typed = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    const fields: Record<string, string> = Object.fromEntries(typed);
    const mistakes = checkStatusQuestion(fields);
    answer({}, mistakes);
    if (mistakes.length === 0) void ask(fields);
  };

  return { submit, isAsking, ...shown, summary, remarks };
};
