import { CONTACT_PATH, contactReceiptSchema, IDEMPOTENCY_HEADER } from '@sgc/contract/leads';
import { type Refusal, readRefusal } from '../../../domain/refusal.ts';
import type { Sending } from '../../../domain/sending.ts';

/** Longer than the shell waits for the API, so that its answer is heard. */
const LIMIT_MS = 15_000;

/** What is said when the server gives no reason of its own. */
export const SEND_FAILED = 'Failed to send message. Please try again.';

export type SendOutcome = { readonly kind: 'sent'; readonly reference: string } | Refusal;

/** Sends a message. Sending the same one again is safe: its key tells the API that it knows it. */
export const sendMessage = async ({ key, body }: Sending): Promise<SendOutcome> => {
  try {
    const response = await fetch(CONTACT_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [IDEMPOTENCY_HEADER]: key },
      body,
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    if (!response.ok) return readRefusal(await response.json().catch(() => undefined), SEND_FAILED);
    const { reference } = contactReceiptSchema.parse(await response.json());
    return { kind: 'sent', reference };
  } catch {
    return readRefusal(undefined, SEND_FAILED);
  }
};
