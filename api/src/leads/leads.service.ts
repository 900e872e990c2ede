import { Inject, Injectable } from '@nestjs/common';
import type { BusinessProfile } from '@sgc/contract/business';
import { type ContactSubmission, FORM_TOKEN_FIELD, preferredDayProblems, TRAP_FIELD } from '@sgc/contract/leads';
import { DatabaseOutage, isRefusedStatement } from '@sgc/database';
import { DataSource } from 'typeorm';
import type { Config } from '../config/config.schema.ts';
import { CONFIG } from '../config/config.token.ts';
import { withinLimit } from '../database/within-limit.ts';
import { requestContext } from '../http/request-context.ts';
import { DailySecrets, type Secrets } from './abuse/daily-secrets.ts';
import { isFormToken, newFormToken } from './abuse/form-token.ts';
import { senderOf } from './abuse/sender.ts';
import { spamReason } from './abuse/spam.ts';
import { digest } from './digest.ts';
import { GroupCommit } from './group-commit.ts';
import { normalizePhone } from './phone.ts';
import { type Receipt, receiveLeads } from './receive-leads.ts';
import type { ReceivedLead } from './received-lead.ts';
import { newReference } from './reference.ts';

/** One request to store a message: what was sent, under which key, by which address. */
export interface ReceivedMessage {
  submission: ContactSubmission;
  key: string | undefined;
  address: string;
}

/** One that waits for the next statement, with the id of its request. */
type WaitingMessage = ReceivedMessage & { requestId: string | undefined };

/** A visitor has an answer within five seconds. A message that is stored later all the same is found by its key. */
const STORE_LIMIT_MS = 4000;

/** Tells two bodies apart; how long it took to type, and in which copy of the page, is no part of what was said. */
const hashOf = ({ filledInMs: _, [FORM_TOKEN_FIELD]: __, ...said }: ContactSubmission): string =>
  digest(JSON.stringify(said));

const toLead = (
  { submission, key, address, requestId }: WaitingMessage,
  secrets: Secrets,
  business: BusinessProfile,
): ReceivedLead => {
  const { filledInMs: _, [TRAP_FIELD]: __, [FORM_TOKEN_FIELD]: token, ...said } = submission;
  return {
    lead: {
      ...said,
      reference: newReference(),
      phoneNormalized: normalizePhone(submission.phone),
      spamReason: spamReason(submission),
    },
    key,
    hash: hashOf(submission),
    sender: senderOf(secrets, address),
    isFromForm: isFormToken(secrets, token),
    requestId,
    problems: preferredDayProblems(submission.details, business, new Date()),
  };
};

@Injectable()
export class LeadsService {
  private readonly received: GroupCommit<WaitingMessage, Receipt>;

  constructor(
    @Inject(DataSource) dataSource: DataSource,
    @Inject(CONFIG) config: Config,
    @Inject(DailySecrets) private readonly secrets: DailySecrets,
  ) {
    this.received = new GroupCommit({
      store: async (messages) => {
        const known = await secrets.read();
        return receiveLeads(
          dataSource,
          config,
          messages.map((message) => toLead(message, known, config.business)),
        );
      },
      largest: 50,
      limitMs: STORE_LIMIT_MS,
      late: () => new DatabaseOutage(`a message was not stored within ${STORE_LIMIT_MS} ms`),
      isOneItemsFault: isRefusedStatement,
    });
  }

  /** Stores a message with the job that mails it. Answers only once PostgreSQL has committed both. */
  store(message: ReceivedMessage): Promise<Receipt> {
    return this.received.add({ ...message, requestId: requestContext.getStore()?.requestId });
  }

  /** What a form carries to show that it came from here. */
  async formToken(): Promise<string> {
    return newFormToken(await withinLimit(this.secrets.read()));
  }
}
