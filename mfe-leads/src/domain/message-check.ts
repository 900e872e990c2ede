import type { ErrorDetail } from '@sgc/contract/api';
import { type ContactMessage, contactMessageSchema } from '@sgc/contract/leads';

/** A mistake in the form: `id` names the field. */
export interface Mistake {
  readonly id: string;
  readonly message: string;
}

/** The fields that people fill in, in the order of the form. */
export const MESSAGE_FIELDS = Object.keys(contactMessageSchema.shape) as (keyof ContactMessage)[];

/** The first thing said about each field of the form, in the form's order; what names no field of it is left out. */
export const mistakesFrom = (details: readonly ErrorDetail[]): Mistake[] =>
  MESSAGE_FIELDS.flatMap((id) => {
    const found = details.find(({ field }) => field === id);
    return found === undefined ? [] : [{ id, message: found.message }];
  });

/** What is wrong with a message before it is sent, by the rules the API has too. */
export const checkMessage = (values: Readonly<Record<string, string>>): Mistake[] => {
  const parsed = contactMessageSchema.safeParse(values);
  if (parsed.success) return [];
  return mistakesFrom(parsed.error.issues.map(({ path, message }) => ({ field: String(path[0]), message })));
};
