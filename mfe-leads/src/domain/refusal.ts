import { apiErrorSchema, type ErrorDetail } from '@sgc/contract/api';

/** Why the API did not do what a form asked. */
export interface Refusal {
  readonly kind: 'refused';
  readonly error: string;
  readonly details: readonly ErrorDetail[];
}

/** What the API said, or `fallback` where it gave no reason of its own. */
export const readRefusal = (answer: unknown, fallback: string): Refusal => {
  const { error = fallback, details = [] } = apiErrorSchema.safeParse(answer).data ?? {};
  return { kind: 'refused', error: error || fallback, details };
};
