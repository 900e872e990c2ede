import type { DataSource } from 'typeorm';
import { z } from 'zod';
import type { Config } from '../../config/config.schema.ts';
import { LeadEntity } from '../lead.entity.ts';
import { composeLeadMail, composeReceipt } from './compose-mail.ts';
import type { SendMail } from './mail-transport.ts';

const payloadSchema = z.object({ leadId: z.string().regex(/^\d+$/) });

/** The job that mails one lead. A lead that is gone or mailed already needs nothing any more. */
export const deliverLead = async (
  payload: unknown,
  dataSource: DataSource,
  sendMail: SendMail,
  config: Pick<Config, 'MAIL_FROM' | 'MAIL_TO' | 'MAIL_RECEIPT'>,
): Promise<void> => {
  const { leadId } = payloadSchema.parse(payload);
  const leads = dataSource.getRepository(LeadEntity);
  const lead = await leads.findOneBy({ id: leadId });
  if (!lead || lead.deliveredAt !== null) return;
  const mailboxes = { from: config.MAIL_FROM, to: config.MAIL_TO };
  await sendMail(lead.reference, composeLeadMail(lead, mailboxes));
  await leads.update({ id: leadId }, { deliveredAt: new Date() });
  // The dealer has the lead; a receipt that nobody takes is no reason to mail the lead again.
  if (config.MAIL_RECEIPT === 'on') {
    await sendMail(`${lead.reference}-receipt`, composeReceipt(lead, mailboxes)).catch(() => undefined);
  }
};
