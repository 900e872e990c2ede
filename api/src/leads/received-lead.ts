import type { ErrorDetail } from '@sgc/contract/api';
import type { ContactSubmission, FORM_TOKEN_FIELD, TRAP_FIELD } from '@sgc/contract/leads';
import type { LeadEntity } from './lead.entity.ts';

/** What is stored of a submission: each of its fields has a column. */
type Said = Omit<ContactSubmission, 'filledInMs' | typeof TRAP_FIELD | typeof FORM_TOKEN_FIELD>;

/** A lead on its way into the database. */
export interface ReceivedLead {
  lead: { [Name in keyof Said]?: LeadEntity[Name] | undefined } & Pick<
    LeadEntity,
    'reference' | 'phoneNormalized' | 'spamReason'
  >;
  /** Of the request that brings it, and what that request says. */
  key: string | undefined;
  hash: string;
  /** Whose messages are counted. The address itself is never stored. */
  sender: string;
  isFromForm: boolean;
  requestId: string | undefined;
  /** What is wrong with its days by now. A repetition is not held against the clock. */
  problems: readonly ErrorDetail[];
}
