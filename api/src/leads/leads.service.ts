import { Inject, Injectable } from '@nestjs/common';
import { type ContactMessage, type ContactReceipt } from '@sgc/contract/leads';
import { DataSource } from 'typeorm';
import { LeadEntity } from './lead.entity.ts';
import { newReference } from './reference.ts';

@Injectable()
export class LeadsService {
  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  /** Stores a message. Answers only once PostgreSQL has committed it. */
  async store(message: ContactMessage): Promise<ContactReceipt> {
    const reference = newReference();
    await this.dataSource.getRepository(LeadEntity).insert({ ...message, reference });
    return { reference };
  }
}
