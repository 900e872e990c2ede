import { Inject, Injectable } from '@nestjs/common';
import type { BusinessProfile } from '@sgc/contract/business';
import { type ContactSubmission, preferredDayProblems, TRAP_FIELD } from '@sgc/contract/leads';
import { addressGroup } from '@sgc/http-hardening';
import { DataSource } from 'typeorm';
import type { Config } from '../config/config.schema.ts';
import { CONFIG } from '../config/config.token.ts';
import { DatabaseOutage, isRefusedStatement } from '../database/database-outage.ts';
import { requestContext } from '../http/request-context.ts';
import { digest } from './digest.ts';
import { GroupCommit } from './group-commit.ts';
import { normalizePhone } from './phone.ts';
import { type Receipt, receiveLeads } from './receive-leads.ts';
import type { ReceivedLead } from './received-lead.ts';
import { newReference } from './reference.ts';
import { spamReason } from './spam.ts';

/** One request to store a message: what was sent, under which key, by which address. */
export interface ReceivedMessage {
  submission: ContactSubmission;
  key: string | undefined;
  address: string;
}

/** A visitor has an answer within five seconds. A message that is stored later all the same is found by its key. */
const STORE_LIMIT_MS = 4000;

/** Tells two bodies apart; how long it took to type is no part of what was said. */
const hashOf = ({ filledInMs: _, ...said }: ContactSubmission): string => digest(JSON.stringify(said));

const toLead = ({ submission, key, address }: ReceivedMessage, business: BusinessProfile): ReceivedLead => {
  const { filledInMs: _, [TRAP_FIELD]: __, ...said } = submission;
  return {
    lead: {
      ...said,
      reference: newReference(),
      phoneNormalized: normalizePhone(submission.phone),
      spamReason: spamReason(submission),
    },
    key,
    hash: hashOf(submission),
    sender: digest(addressGroup(address)),
    requestId: requestContext.getStore()?.requestId,
    problems: preferredDayProblems(submission.details, business, new Date()),
  };
};

@Injectable()
export class LeadsService {
  private readonly received: GroupCommit<ReceivedLead, Receipt>;

  constructor(
    @Inject(DataSource) dataSource: DataSource,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.received = new GroupCommit({
      store: (leads) => receiveLeads(dataSource, config, leads),
      largest: 50,
      limitMs: STORE_LIMIT_MS,
      late: () => new DatabaseOutage(`a message was not stored within ${STORE_LIMIT_MS} ms`),
      isOneItemsFault: isRefusedStatement,
    });
  }

  /** Stores a message with the job that mails it. Answers only once PostgreSQL has committed both. */
  store(message: ReceivedMessage): Promise<Receipt> {
    return this.received.add(toLead(message, this.config.business));
  }
}
