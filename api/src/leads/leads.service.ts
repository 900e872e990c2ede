import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { type ContactSubmission, TRAP_FIELD } from '@sgc/contract/leads';
import { DataSource } from 'typeorm';
import type { Config } from '../config/config.schema.ts';
import { CONFIG } from '../config/config.token.ts';
import { normalizePhone } from './phone.ts';
import { newReference } from './reference.ts';
import { spamReason } from './spam.ts';

/** What became of a submission. `repeated`: the same request was stored before, under this reference. */
export type StoreResult =
  | { outcome: 'stored' | 'repeated'; reference: string }
  | { outcome: 'conflict' }
  | { outcome: 'running' };

/** Tells two bodies apart; how long it took to type is no part of what was said. */
const hashOf = ({ filledInMs: _, ...said }: ContactSubmission): string =>
  createHash('sha256').update(JSON.stringify(said)).digest('base64url');

@Injectable()
export class LeadsService {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Stores a submission with the job that mails it. Answers only once PostgreSQL has committed both. */
  async store(submission: ContactSubmission, key: string | undefined): Promise<StoreResult> {
    const { filledInMs: _, [TRAP_FIELD]: __, ...said } = submission;
    const lead = {
      ...said,
      reference: newReference(),
      phoneNormalized: normalizePhone(submission.phone),
      spamReason: spamReason(submission),
    };
    const rows: { outcome: StoreResult['outcome']; stored_reference: string }[] = await this.dataSource.query(
      'SELECT outcome, stored_reference FROM store_lead($1, $2, $3, $4)',
      [JSON.stringify(lead), key ?? null, hashOf(submission), this.config.MAIL_ATTEMPTS],
    );
    const [row] = rows;
    if (!row) throw new Error('store_lead answered nothing');
    const { outcome, stored_reference: reference } = row;
    return outcome === 'stored' || outcome === 'repeated' ? { outcome, reference } : { outcome };
  }
}
