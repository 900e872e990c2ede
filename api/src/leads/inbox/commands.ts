import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { ALL_REQUEST_FIELDS, type RequestDetails, requestFacts } from '@sgc/contract/leads';
import { stringify } from 'csv-stringify/sync';
import type { DataSource } from 'typeorm';
import type { Terminal } from '../../command-line/run-command.ts';
import { erase, purge, type Retention } from '../delete-leads.ts';
import { countDeliveries, UNDELIVERABLE } from '../delivery/delivery-counts.ts';
import { queueDeliveries } from '../delivery/queue-deliveries.ts';
import { retryReceipts } from '../delivery/receipts.ts';
import { LeadEntity } from '../lead.entity.ts';

type Command<Options> = (dataSource: DataSource, terminal: Terminal, options: Options) => Promise<boolean>;

/** Which leads a list shows. */
export type LeadFilter = 'all' | 'waiting' | 'undeliverable' | 'bounced' | 'kept' | 'spam' | 'unanswered';

const CONDITIONS: Record<LeadFilter, string> = {
  all: 'true',
  waiting: `lead.delivered_at IS NULL AND lead.spam_reason IS NULL AND NOT (${UNDELIVERABLE})`,
  undeliverable: UNDELIVERABLE,
  bounced: 'lead.bounced_at IS NOT NULL',
  kept: 'lead.kept_in_file',
  spam: 'lead.spam_reason IS NOT NULL',
  unanswered: 'lead.answered_at IS NULL AND lead.spam_reason IS NULL',
};

/** Control characters could move the cursor or colour the terminal. */
const printable = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}]/gu, (one) => (one === '\n' ? one : ' '));

interface Selection {
  readonly filter: LeadFilter;
  /** Only those of one visitor. */
  readonly email?: string | undefined;
  readonly limit?: number;
}

const select = (dataSource: DataSource, { filter, email, limit }: Selection): Promise<LeadEntity[]> => {
  const leads = dataSource.getRepository(LeadEntity).createQueryBuilder('lead').where(CONDITIONS[filter]);
  if (email !== undefined) leads.andWhere('lower(lead.email) = lower(:email)', { email });
  return leads.orderBy('lead.id', 'DESC').limit(limit).getMany();
};

const byReference = (dataSource: DataSource, reference: string): Promise<LeadEntity | null> =>
  dataSource.getRepository(LeadEntity).findOneBy({ reference: reference.toUpperCase() });

const unknown = (terminal: Terminal, reference: string): false => {
  terminal.write(`There is no lead ${reference}\n`);
  return false;
};

const standing = (lead: LeadEntity): string => {
  if (lead.spamReason !== null) return 'suspected spam';
  if (lead.answeredAt !== null) return 'answered';
  if (lead.bouncedAt !== null) return 'came back';
  if (lead.keptInFile) return 'kept in a file, not sent';
  return lead.deliveredAt === null ? 'not mailed' : 'mailed';
};

export const listCommand: Command<Selection> = async (dataSource, terminal, selection) => {
  for (const lead of await select(dataSource, selection)) {
    const cells = [lead.reference, lead.createdAt.toISOString().slice(0, 16), standing(lead).padEnd(24)];
    terminal.write(
      `${[...cells, (lead.details?.kind ?? lead.interest).padEnd(10), printable(`${lead.firstName} ${lead.lastName}`)].join('  ')}\n`,
    );
  }
  const counts = await countDeliveries(dataSource);
  const { stored, delivered, keptInFiles, bounced, waiting, undeliverable, suspectedSpam, undeliverableReceipts } =
    counts;
  terminal.write(
    `${stored} leads: ${delivered} mailed, ${waiting} waiting, ${undeliverable} undeliverable, ${suspectedSpam} suspected spam\n`,
  );
  if (bounced > 0) {
    terminal.write(
      `${bounced} came back from the dealer's mail server; \`show\` says why. Once that is mended: npm run leads -- retry\n`,
    );
  }
  if (keptInFiles > 0) {
    terminal.write(
      `${keptInFiles} kept in files, not sent (MAIL_DELIVERY=files). Once mail is set up: npm run leads -- retry\n`,
    );
  }
  if (undeliverableReceipts > 0) terminal.write(`${undeliverableReceipts} receipts to visitors undeliverable\n`);
  return true;
};

export const showCommand: Command<{ reference: string }> = async (dataSource, terminal, { reference }) => {
  const lead = await byReference(dataSource, reference);
  if (!lead) return unknown(terminal, reference);
  const { message, details, id: _, ...facts } = lead;
  for (const [name, value] of Object.entries(facts)) {
    if (value !== null)
      terminal.write(`${name}: ${printable(value instanceof Date ? value.toISOString() : String(value))}\n`);
  }
  for (const { name, value } of details === null ? [] : requestFacts(details)) {
    terminal.write(`${name}: ${printable(value)}\n`);
  }
  terminal.write(`\n${printable(message)}\n`);
  return true;
};

/** A column for each detail, whether a lead has it or not: a table has the same columns in all of its rows. */
const detailColumns = (details: RequestDetails | null): Record<string, string> => ({
  request: details?.kind ?? '',
  ...Object.fromEntries(
    ALL_REQUEST_FIELDS.map((field) => [field, details && field in details ? String(Object(details)[field]) : '']),
  ),
});

export const exportCommand: Command<Selection & { file: string }> = async (
  dataSource,
  terminal,
  { file, ...selection },
) => {
  const leads = (await select(dataSource, selection)).map(({ id: _, details, ...lead }) => ({
    ...lead,
    ...detailColumns(details),
    createdAt: lead.createdAt.toISOString(),
    deliveredAt: lead.deliveredAt?.toISOString() ?? '',
    bouncedAt: lead.bouncedAt?.toISOString() ?? '',
    answeredAt: lead.answeredAt?.toISOString() ?? '',
  }));
  const path = resolve(terminal.folder, file);
  // A spreadsheet would run what begins like a formula.
  await writeFile(path, stringify(leads, { header: true, escape_formulas: true, bom: true }), { mode: 0o600 });
  terminal.write(`Wrote ${leads.length} leads to ${path}\n`);
  return true;
};

/**
 * Queues mails anew: of one lead, or of all, receipts included, that no job will try again; where mail is sent now, also of
 * those that were kept in files or came back.
 */
export const retryCommand: Command<{ reference: string | undefined; attempts: number; sends: boolean }> = async (
  dataSource,
  terminal,
  { reference, attempts, sends },
) => {
  if (sends) {
    await dataSource.query(
      `UPDATE lead SET delivered_at = NULL, kept_in_file = false, bounced_at = NULL, bounce_reason = NULL
       WHERE (kept_in_file OR bounced_at IS NOT NULL) AND ($1::text IS NULL OR reference = $1)`,
      [reference?.toUpperCase() ?? null],
    );
  }
  const condition = reference === undefined ? UNDELIVERABLE : 'lead.reference = $1 AND lead.spam_reason IS NULL';
  const queued: { id: string }[] = await dataSource.query(
    `SELECT lead.id FROM lead WHERE lead.delivered_at IS NULL AND ${condition}`,
    reference === undefined ? [] : [reference.toUpperCase()],
  );
  await queueDeliveries(
    dataSource.manager,
    queued.map(({ id }) => id),
    attempts,
  );
  terminal.write(`${queued.length} mails queued\n`);
  const receipts = reference === undefined ? await retryReceipts(dataSource.manager, attempts) : 0;
  if (receipts > 0) terminal.write(`${receipts} receipts to visitors queued\n`);
  return reference === undefined || queued.length === 1;
};

/** Marks a lead as spam, or says that it is none and queues its mail. */
export const spamCommand: Command<{ reference: string; isSpam: boolean; attempts: number }> = async (
  dataSource,
  terminal,
  { reference, isSpam, attempts },
) =>
  dataSource.transaction(async (manager) => {
    const lead = await manager.findOneBy(LeadEntity, { reference: reference.toUpperCase() });
    if (!lead) return unknown(terminal, reference);
    await manager.update(LeadEntity, { id: lead.id }, { spamReason: isSpam ? 'the dealer says so' : null });
    if (isSpam) await manager.query("SELECT graphile_worker.remove_job('lead-' || $1)", [lead.id]);
    else if (lead.deliveredAt === null) await queueDeliveries(manager, [lead.id], attempts);
    terminal.write(`${lead.reference} is ${isSpam ? '' : 'not '}spam\n`);
    return true;
  });

/** Notes that the dealer has answered a lead, or that this was a mistake; the visitor reads it on the status page. */
export const answeredCommand: Command<{ reference: string; isAnswered: boolean }> = async (
  dataSource,
  terminal,
  { reference, isAnswered },
) => {
  const lead = await byReference(dataSource, reference);
  if (!lead) return unknown(terminal, reference);
  // Said twice, the first time counts.
  const answeredAt = isAnswered ? (lead.answeredAt ?? new Date()) : null;
  await dataSource.getRepository(LeadEntity).update({ id: lead.id }, { answeredAt });
  terminal.write(`${lead.reference} is ${isAnswered ? '' : 'not '}answered\n`);
  return true;
};

export const purgeCommand: Command<Retention & { folder: string }> = async (
  dataSource,
  terminal,
  { folder, ...retention },
) => {
  const purged = await purge(dataSource, folder, retention);
  const { LEAD_RETENTION_DAYS, SUSPECTED_RETENTION_DAYS } = retention;
  terminal.write(
    `${purged} leads deleted: older than ${LEAD_RETENTION_DAYS} days, suspected ones older than ${SUSPECTED_RETENTION_DAYS}\n`,
  );
  return true;
};

/** Deletes leads by their references, as a person asks who wrote them; all of them, or none if one is not there. */
export const eraseCommand: Command<{ references: readonly string[]; folder: string }> = async (
  dataSource,
  terminal,
  { references, folder },
) => {
  const wanted = [...new Set(references.map((reference) => reference.toUpperCase()))];
  const unknown = await erase(dataSource, folder, wanted);
  if (unknown.length > 0) {
    terminal.write(`Nothing was deleted: there is no lead ${unknown.join(', ')}\n`);
    return false;
  }
  terminal.write(
    `${wanted.length} leads deleted, with their jobs and their mails that were not sent yet.\n` +
      "Mails in the dealer's mailbox, exported lists and older backups keep their copies: delete those by hand.\n",
  );
  return true;
};
