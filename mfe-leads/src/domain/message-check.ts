import type { ErrorDetail } from '@sgc/contract/api';
import {
  ALL_REQUEST_FIELDS,
  type Calendar,
  contactMessageSchema,
  contactSubmissionSchema,
  preferredDayProblems,
  submissionFrom,
} from '@sgc/contract/leads';

/** A mistake in the form: `id` names the field. */
export interface Mistake {
  readonly id: string;
  readonly message: string;
}

/** The fields that people fill in, in the order of the form, for every kind of request. */
export const FORM_FIELDS: readonly string[] = [
  ...Object.keys(contactMessageSchema.shape).filter((name) => name !== 'message'),
  ...ALL_REQUEST_FIELDS,
  'message',
];

/** The first thing said about each field of the form, in the form's order; what names no field of it is left out. */
export const mistakesFrom = (details: readonly ErrorDetail[]): Mistake[] =>
  FORM_FIELDS.flatMap((id) => {
    const found = details.find(({ field }) => field === id || field === `details.${id}`);
    return found === undefined ? [] : [{ id, message: found.message }];
  });

/** What is wrong with a form before it is sent, by the rules the API has too. `at` is when. */
export const checkMessage = (fields: Readonly<Record<string, string>>, calendar: Calendar, at: Date): Mistake[] => {
  const submission = submissionFrom(fields);
  const issues = contactSubmissionSchema.safeParse(submission).error?.issues ?? [];
  return mistakesFrom([
    ...issues.map(({ path, message }) => ({ field: path.join('.'), message })),
    ...preferredDayProblems(submission.details, calendar, at),
  ]);
};
