import { type ContactSubmission, TRAP_FIELD } from '@sgc/contract/leads';

const FASTEST_PERSON_MS = 2500;

/** Why a submission looks like a program's; null if it does not. It is marked, kept and never refused. */
export const spamReason = (submission: ContactSubmission): string | null => {
  if (submission[TRAP_FIELD]) return 'a field that people do not see was filled in';
  const { filledInMs } = submission;
  return filledInMs !== undefined && filledInMs < FASTEST_PERSON_MS ? 'it was filled in faster than people type' : null;
};
