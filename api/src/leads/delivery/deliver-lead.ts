import type { DataSource } from 'typeorm';
import { z } from 'zod';
import type { Config } from '../../config/config.schema.ts';
import { LeadEntity } from '../lead.entity.ts';
import { composeLeadMail, composeReceipt, type Mailboxes } from './compose-mail.ts';
import type { SendMail } from './mail-transport.ts';
import { queueReceipt } from './receipts.ts';

const payloadSchema = z.object({ leadId: z.string().regex(/^\d+$/) });

type Settings = Pick<Config, 'MAIL_FROM' | 'MAIL_TO' | 'MAIL_RECEIPT' | 'MAIL_ATTEMPTS'>;

const mailboxesOf = ({ MAIL_FROM: from, MAIL_TO: to }: Settings): Mailboxes => ({ from, to });

/** The job that mails one lead. A lead that is gone or mailed already needs nothing any more. */
export const deliverLead = async (
  payload: unknown,
  dataSource: DataSource,
  sendMail: SendMail,
  settings: Settings,
): Promise<void> => {
  const { leadId } = payloadSchema.parse(payload);
  const lead = await dataSource.getRepository(LeadEntity).findOneBy({ id: leadId });
  if (!lead || lead.deliveredAt !== null) return;
  await sendMail(lead.reference, composeLeadMail(lead, mailboxesOf(settings)));
  await dataSource.transaction(async (manager) => {
    await manager.update(LeadEntity, { id: leadId }, { deliveredAt: new Date() });
    // A job of its own: a receipt that nobody takes is tried as often, and is no reason to mail the lead again.
    if (settings.MAIL_RECEIPT === 'on') await queueReceipt(manager, leadId, settings.MAIL_ATTEMPTS);
  });
};

/** The job that tells a visitor that the message has arrived. */
export const sendReceipt = async (
  payload: unknown,
  dataSource: DataSource,
  sendMail: SendMail,
  settings: Settings,
): Promise<void> => {
  const { leadId } = payloadSchema.parse(payload);
  const lead = await dataSource.getRepository(LeadEntity).findOneBy({ id: leadId });
  if (!lead) return;
  await sendMail(`${lead.reference}-receipt`, composeReceipt(lead, mailboxesOf(settings)));
};
