import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { type ContactSubmission, TRAP_FIELD } from '@sgc/contract/leads';
import { addressGroup } from '@sgc/http-hardening';
import { DataSource } from 'typeorm';
import type { Config } from '../config/config.schema.ts';
import { CONFIG } from '../config/config.token.ts';
import { DatabaseOutage, isRefusedStatement } from '../database/database-outage.ts';
import { requestContext } from '../http/request-context.ts';
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

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Tells two bodies apart; how long it took to type is no part of what was said. */
const hashOf = ({ filledInMs: _, ...said }: ContactSubmission): string => digest(JSON.stringify(said));

const toLead = ({ submission, key, address }: ReceivedMessage): ReceivedLead => {
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
  };
};

@Injectable()
export class LeadsService {
  private readonly received: GroupCommit<ReceivedLead, Receipt>;

  constructor(@Inject(DataSource) dataSource: DataSource, @Inject(CONFIG) config: Config) {
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
    return this.received.add(toLead(message));
  }
}
