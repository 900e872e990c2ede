import { setTimeout as pause } from 'node:timers/promises';
import type { JobHelpers } from 'graphile-worker';
import type { SendMailOptions } from 'nodemailer';
import type { ClientBase } from 'pg';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import type { Config } from '../../config/config.schema.ts';
import type { BounceMailbox } from '../bounces/bounce-mailbox.ts';
import { LeadEntity } from '../lead.entity.ts';
import { composeLeadMail, composeReceipt, type Mailboxes } from './compose-mail.ts';
import type { SendMail } from './mail-transport.ts';
import type { Turns } from './turns.ts';

const NOTE_AGAIN_MS = 250;

const payloadSchema = z.object({ leadId: z.string().regex(/^\d+$/) });

/** What the jobs work with. */
export interface Delivery {
  readonly dataSource: DataSource;
  readonly sendMail: SendMail;
  /** What can be read of the dealer's mail. */
  readonly mailbox: BounceMailbox | undefined;
  readonly turns: Turns;
  readonly settings: Pick<
    Config,
    'MAIL_FROM' | 'MAIL_TO' | 'MAIL_RECEIPT' | 'MAIL_ATTEMPTS' | 'MAIL_DELIVERY' | 'business'
  >;
  /** Aborted when the program ends. */
  readonly stopping: AbortSignal;
}

const mailboxesOf = ({ MAIL_FROM: from, MAIL_TO: to }: Delivery['settings']): Mailboxes => ({ from, to });

const findLead = (payload: unknown, dataSource: DataSource): Promise<LeadEntity | null> =>
  dataSource.getRepository(LeadEntity).findOneBy({ id: payloadSchema.parse(payload).leadId });

/**
 * The job that mails one lead. A lead that is deleted or mailed already needs nothing. If the worker is killed after the
 * server took the mail and before that is noted, the lead is mailed again: so the connection for the note is open before
 * the mail goes, and nothing else is done in between.
 */
export const deliverLead = (payload: unknown, delivery: Delivery, { job, withPgClient }: JobHelpers): Promise<void> =>
  withPgClient(async (connection) => {
    const { dataSource, sendMail, settings, stopping, turns } = delivery;
    const lead = await findLead(payload, dataSource);
    if (!lead || lead.deliveredAt !== null) return;
    const mail = composeLeadMail(lead, mailboxesOf(settings), settings.business.timeZone);
    const isThere = job.attempts > 1 && (await hasArrived(mail, delivery));
    const note = (open: ClientBase): Promise<void> => noteDelivery(open, lead.id, settings);
    await turns.take(async () => {
      if (!isThere) await sendMail(lead.reference, mail);
      await note(connection).catch(() => untilNoted(() => withPgClient(note), stopping));
    });
  });

/** An attempt that ended without an answer may have succeeded. A mailbox that cannot be asked keeps no mail back. */
const hasArrived = async ({ messageId }: SendMailOptions, { mailbox }: Delivery): Promise<boolean> => {
  if (mailbox === undefined || messageId === undefined) return false;
  return mailbox.holds(messageId).catch(() => false);
};

// One statement, which PostgreSQL finishes although its sender is killed meanwhile. The receipt is a job of its own: one that
// the server refuses is tried as often, without mailing the lead again.
const NOTE = `
  WITH noted AS (
    UPDATE lead SET delivered_at = now(), kept_in_file = $2 WHERE id = $1 AND delivered_at IS NULL RETURNING id
  )
  SELECT graphile_worker.add_job('send_receipt', json_build_object('leadId', id::text),
    max_attempts := $4, job_key := 'receipt-' || id)
  FROM noted WHERE $3`;

const noteDelivery = async (open: ClientBase, id: string, settings: Delivery['settings']): Promise<void> => {
  const { MAIL_DELIVERY, MAIL_RECEIPT, MAIL_ATTEMPTS } = settings;
  await open.query(NOTE, [id, MAIL_DELIVERY === 'files', MAIL_RECEIPT === 'on', MAIL_ATTEMPTS]);
};

/** The mail has been taken. That has to be noted, through any outage of PostgreSQL, before it is sent a second time. */
const untilNoted = async (note: () => Promise<void>, stopping: AbortSignal): Promise<void> => {
  for (let isNoted = false; !isNoted; ) {
    await pause(NOTE_AGAIN_MS, undefined, { signal: stopping });
    isNoted = await note().then(
      () => true,
      () => false,
    );
  }
};

/** The job that tells a visitor that the message has arrived. */
export const sendReceipt = async (payload: unknown, { dataSource, sendMail, settings }: Delivery): Promise<void> => {
  const lead = await findLead(payload, dataSource);
  if (!lead) return;
  await sendMail(`${lead.reference}-receipt`, composeReceipt(lead, mailboxesOf(settings)));
};
