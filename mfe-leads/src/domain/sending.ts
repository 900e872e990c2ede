import { type ContactOrigin, FORM_TOKEN_FIELD, submissionFrom } from '@sgc/contract/leads';

/** One body and the key it is sent under. A body never changes under its key, however often it is sent. */
export interface Sending {
  readonly key: string;
  /** The form's fields that the body was made from, as JSON, without the token of that copy of the form. */
  readonly typed: string;
  readonly body: string;
}

/** What the body says beside the form's fields. */
export type SendingOrigin = Pick<ContactOrigin, 'releaseSet' | 'filledInMs'>;

/**
 * The sending for what the form holds: the earlier one while its fields are the same, so that a message whose answer
 * was lost is not stored a second time; a new one under a new key otherwise.
 */
export const sendingOf = (
  fields: Readonly<Record<string, string>>,
  earlier: Sending | undefined,
  newKey: () => string,
  origin: () => SendingOrigin,
): Sending => {
  const { [FORM_TOKEN_FIELD]: _, ...said } = fields;
  const typed = JSON.stringify(said);
  if (earlier?.typed === typed) return earlier;
  return { key: newKey(), typed, body: JSON.stringify({ ...submissionFrom(fields), ...origin() }) };
};
