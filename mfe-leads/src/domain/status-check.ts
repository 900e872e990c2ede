import type { ErrorDetail } from '@sgc/contract/api';
import { statusQuestionSchema } from '@sgc/contract/leads';
import type { Mistake } from './message-check.ts';

const FIELDS = Object.keys(statusQuestionSchema.shape);

/** What is said about the fields of the status form, in its order. */
export const statusMistakes = (details: readonly ErrorDetail[]): Mistake[] =>
  FIELDS.flatMap((id) => details.filter(({ field }) => field === id).slice(0, 1)).map(({ field, message }) => ({
    id: field,
    message,
  }));

/** What is wrong with a question before it is asked, by the rules the API has too. */
export const checkStatusQuestion = (fields: Readonly<Record<string, string>>): Mistake[] => {
  const issues = statusQuestionSchema.safeParse(fields).error?.issues ?? [];
  return statusMistakes(issues.map(({ path, message }) => ({ field: path.join('.'), message })));
};
