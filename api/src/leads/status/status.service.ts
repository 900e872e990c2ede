import { Inject, Injectable } from '@nestjs/common';
import type { RequestStatus, StatusQuestion } from '@sgc/contract/leads';
import { DataSource } from 'typeorm';
import type { Config } from '../../config/config.schema.ts';
import { CONFIG } from '../../config/config.token.ts';
import { withinLimit } from '../../database/within-limit.ts';
import { secondsToWait } from '../abuse/counts.ts';
import { LeadEntity } from '../lead.entity.ts';

/** The answer to a request for a lead's status. Reference or mail address alone reveals nothing. */
export type StatusAnswer =
  | { readonly outcome: 'found'; readonly status: RequestStatus }
  | { readonly outcome: 'unknown' }
  | { readonly outcome: 'limited'; readonly waitSeconds: number };

const toStatus = (lead: LeadEntity): RequestStatus => ({
  reference: lead.reference,
  receivedAt: lead.createdAt.toISOString(),
  ...(lead.answeredAt && { answeredAt: lead.answeredAt.toISOString() }),
  interest: lead.interest,
  message: lead.message,
  ...(lead.vehicle !== null && { vehicle: lead.vehicle }),
  ...(lead.details && { details: lead.details }),
});

/** Tells visitors what they asked. */
@Injectable()
export class StatusService {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @param sender whose questions are counted. */
  async find({ reference, email }: StatusQuestion, sender: string): Promise<StatusAnswer> {
    const waitSeconds = await withinLimit(this.count(sender));
    if (waitSeconds !== undefined) return { outcome: 'limited', waitSeconds };
    const leads = this.dataSource.getRepository(LeadEntity).createQueryBuilder('lead');
    // One statement for both, so that a wrong address takes as long as a wrong reference.
    leads.where('lead.reference = :reference AND lower(lead.email) = lower(:email)', { reference, email });
    const lead = await withinLimit(leads.getOne());
    return lead === null ? { outcome: 'unknown' } : { outcome: 'found', status: toStatus(lead) };
  }

  private async count(address: string): Promise<number | undefined> {
    const { STATUS_LIMIT: times, CONTACT_LIMIT_WINDOW_S: windowSeconds } = this.config;
    // Messages and questions are counted apart.
    return secondsToWait(this.dataSource.manager, { times, windowSeconds }, `status ${address}`);
  }
}
