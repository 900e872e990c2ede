import { type RequestStatus, requestStatusSchema, STATUS_PATH } from '@sgc/contract/leads';
import { type Refusal, readRefusal } from '../../../domain/refusal.ts';

/** Longer than the shell waits for the API, so that its answer is heard. */
const LIMIT_MS = 15_000;

/** What is said when the server gives no reason of its own. */
export const ASK_FAILED = 'We cannot look it up at the moment. Please try again, or call us.';

export type StatusOutcome = { readonly kind: 'found'; readonly status: RequestStatus } | Refusal;

/** Asks what was asked under a reference. Both go as a body: addresses are kept in logs and histories. */
export const askStatus = async (fields: Readonly<Record<string, string>>): Promise<StatusOutcome> => {
  try {
    const response = await fetch(STATUS_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fields),
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    if (!response.ok) return readRefusal(await response.json().catch(() => undefined), ASK_FAILED);
    return { kind: 'found', status: requestStatusSchema.parse(await response.json()) };
  } catch {
    return readRefusal(undefined, ASK_FAILED);
  }
};
