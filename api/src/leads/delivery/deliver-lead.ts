import { setTimeout as pause } from 'node:timers/promises';
import { type DataSource, type EntityManager, IsNull } from 'typeorm';
import { z } from 'zod';
import type { Config } from '../../config/config.schema.ts';
import { isDatabaseOutage } from '../../database/database-outage.ts';
import { LeadEntity } from '../lead.entity.ts';
import { composeLeadMail, composeReceipt, type Mailboxes } from './compose-mail.ts';
import type { SendMail } from './mail-transport.ts';
import { queueReceipt } from './receipts.ts';

const RECORD_AGAIN_MS = 250;

const payloadSchema = z.object({ leadId: z.string().regex(/^\d+$/) });

/** What the jobs work with. */
export interface Delivery {
  readonly dataSource: DataSource;
  readonly sendMail: SendMail;
  readonly settings: Pick<Config, 'MAIL_FROM' | 'MAIL_TO' | 'MAIL_RECEIPT' | 'MAIL_ATTEMPTS' | 'MAIL_DELIVERY'>;
  /** Aborted when the program ends. */
  readonly stopping: AbortSignal;
}

const mailboxesOf = ({ MAIL_FROM: from, MAIL_TO: to }: Delivery['settings']): Mailboxes => ({ from, to });

const findLead = (payload: unknown, dataSource: DataSource): Promise<LeadEntity | null> =>
  dataSource.getRepository(LeadEntity).findOneBy({ id: payloadSchema.parse(payload).leadId });

/** The job that mails one lead. A lead that is gone or mailed already needs nothing any more. */
export const deliverLead = async (payload: unknown, delivery: Delivery): Promise<void> => {
  const { dataSource, sendMail, settings } = delivery;
  const lead = await findLead(payload, dataSource);
  if (!lead || lead.deliveredAt !== null) return;
  await sendMail(lead.reference, composeLeadMail(lead, mailboxesOf(settings)));
  await untilRecorded(() => recordDelivery(lead.id, delivery), delivery.stopping);
};

const recordDelivery = async (id: string, { dataSource, settings }: Delivery): Promise<void> => {
  const note = async (manager: EntityManager): Promise<boolean> => {
    const mailed = { deliveredAt: new Date(), keptInFile: settings.MAIL_DELIVERY === 'files' };
    return (await manager.update(LeadEntity, { id, deliveredAt: IsNull() }, mailed)).affected === 1;
  };
  if (settings.MAIL_RECEIPT === 'off') {
    // One statement and no more: who is killed before it is stored mails the lead again.
    await note(dataSource.manager);
    return;
  }
  await dataSource.transaction(async (manager) => {
    // A job of its own: a receipt that nobody takes is tried as often, and is no reason to mail the lead again.
    if (await note(manager)) await queueReceipt(manager, id, settings.MAIL_ATTEMPTS);
  });
};

/** The mail has been taken: whatever becomes of PostgreSQL meanwhile, that has to be noted before it is sent a second time. */
const untilRecorded = async (record: () => Promise<void>, stopping: AbortSignal): Promise<void> => {
  for (;;) {
    try {
      return await record();
    } catch (error) {
      if (!isDatabaseOutage(error)) throw error;
      await pause(RECORD_AGAIN_MS, undefined, { signal: stopping });
    }
  }
};

/** The job that tells a visitor that the message has arrived. */
export const sendReceipt = async (payload: unknown, { dataSource, sendMail, settings }: Delivery): Promise<void> => {
  const lead = await findLead(payload, dataSource);
  if (!lead) return;
  await sendMail(`${lead.reference}-receipt`, composeReceipt(lead, mailboxesOf(settings)));
};
