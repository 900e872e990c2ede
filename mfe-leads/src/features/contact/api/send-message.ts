import { apiErrorSchema, type ErrorDetail } from '@sgc/contract/api';
import { contactReceiptSchema } from '@sgc/contract/leads';

const CONTACT_PATH = '/api/contact';

/** What is said when the server gives no reason of its own. */
export const SEND_FAILED = 'Failed to send message. Please try again.';

export type SendOutcome =
  | { readonly kind: 'sent'; readonly reference: string }
  | { readonly kind: 'refused'; readonly error: string; readonly details: readonly ErrorDetail[] };

const refusalOf = async (response: Response): Promise<SendOutcome> => {
  const refusal = apiErrorSchema.safeParse(await response.json().catch(() => undefined));
  const { error = SEND_FAILED, details = [] } = refusal.success ? refusal.data : {};
  return { kind: 'refused', error, details };
};

/** Sends the contact form's fields as they were typed. */
export const sendMessage = async (values: Readonly<Record<string, string>>): Promise<SendOutcome> => {
  try {
    const response = await fetch(CONTACT_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(values),
    });
    if (!response.ok) return await refusalOf(response);
    const { reference } = contactReceiptSchema.parse(await response.json());
    return { kind: 'sent', reference };
  } catch {
    return { kind: 'refused', error: SEND_FAILED, details: [] };
  }
};
