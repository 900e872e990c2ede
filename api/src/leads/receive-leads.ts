import type { ErrorDetail } from '@sgc/contract/api';
import { ROOT_CONTEXT } from '@sgc/observability/tracing';
import type { DataSource, EntityManager } from 'typeorm';
import type { Config } from '../config/config.schema.ts';
import { requestContext } from '../http/request-context.ts';
import { type ContactLimits, countMessages } from './abuse/contact-limit.ts';
import { findAnswers, keepAnswers, lockKeys } from './contact-requests.ts';
import { QUEUE_DELIVERIES } from './delivery/queue-deliveries.ts';
import { LeadEntity } from './lead.entity.ts';
import type { ReceivedLead } from './received-lead.ts';

/** What became of a message. `repeated`: the same request was stored before, under this reference. */
export type Receipt =
  | { outcome: 'stored' | 'repeated'; reference: string }
  | { outcome: 'limited'; waitSeconds: number }
  | { outcome: 'unfit'; problems: readonly ErrorDetail[] }
  | { outcome: 'conflict' | 'running' };

type Settings = ContactLimits & Pick<Config, 'MAIL_ATTEMPTS'>;

/** Stores leads with their jobs in one transaction, which is all or nothing; receipts come in the order of the leads. */
export const receiveLeads = (dataSource: DataSource, settings: Settings, leads: ReceivedLead[]): Promise<Receipt[]> => {
  const requestId = leads.flatMap((lead) => lead.requestId ?? []).join(',');
  // Requests that share a commit are in the trace of the one that began it.
  const within = requestContext.getStore()?.within ?? ROOT_CONTEXT;
  return requestContext.run({ requestId, within }, () =>
    dataSource.transaction((manager) => receive(manager, settings, leads)),
  );
};

/** A repetition is answered before anything is judged or counted, and what is too much leaves nothing but its count. */
const receive = async (manager: EntityManager, settings: Settings, leads: ReceivedLead[]): Promise<Receipt[]> => {
  const keys = [...new Set(leads.flatMap(({ key }) => key ?? []))];
  const running = await lockKeys(manager, keys);
  const answers = await findAnswers(manager, keys);
  const firsts = firstOfTheirKeys(leads);
  const fresh = leads.filter(
    (lead) => firsts.has(lead) && (lead.key === undefined || !(running.has(lead.key) || answers.has(lead.key))),
  );
  const unfit = new Set(fresh.filter(({ problems }) => problems.length > 0));
  const fit = fresh.filter((lead) => !unfit.has(lead));
  const waits = await markExcess(manager, settings, fit);
  const stored = new Set(fit.filter((lead) => !waits.has(lead)));
  await store(manager, settings, [...stored]);

  for (const { key, hash, lead } of stored)
    if (key !== undefined) answers.set(key, { hash, reference: lead.reference });
  return leads.map((lead): Receipt => {
    if (stored.has(lead)) return { outcome: 'stored', reference: lead.lead.reference };
    if (unfit.has(lead)) return { outcome: 'unfit', problems: lead.problems };
    const waitSeconds = waits.get(lead);
    if (waitSeconds !== undefined) return { outcome: 'limited', waitSeconds };
    const answer = lead.key === undefined ? undefined : answers.get(lead.key);
    if (answer === undefined) return { outcome: 'running' };
    return answer.hash === lead.hash ? { outcome: 'repeated', reference: answer.reference } : { outcome: 'conflict' };
  });
};

/** Marks what is above a limit. @returns the seconds to wait for what is so far above it that it is not stored. */
const markExcess = async (
  manager: EntityManager,
  settings: Settings,
  leads: readonly ReceivedLead[],
): Promise<ReadonlyMap<ReceivedLead, number>> => {
  const counted = leads.map((received) => ({
    received,
    sender: received.sender,
    isFromForm: received.isFromForm,
    isSuspected: received.lead.spamReason !== null,
  }));
  const waits = new Map<ReceivedLead, number>();
  for (const [{ received }, excess] of await countMessages(manager, settings, counted)) {
    if ('refusedForSeconds' in excess) waits.set(received, excess.refusedForSeconds);
    else received.lead.spamReason ??= excess.suspectedFor;
  }
  return waits;
};

/** Of requests with one key that came together, the first brings the message. */
const firstOfTheirKeys = (leads: readonly ReceivedLead[]): ReadonlySet<ReceivedLead> => {
  const first = new Map(leads.toReversed().map((lead) => [lead.key ?? lead, lead]));
  return new Set(first.values());
};

/** Leads, the answers to their requests and their jobs in one statement: each more is a wait for those who come next. */
const store = async (manager: EntityManager, { MAIL_ATTEMPTS }: Settings, given: ReceivedLead[]): Promise<void> => {
  if (given.length === 0) return;
  const { columns } = manager.dataSource.getMetadata(LeadEntity);
  const said = columns.filter(({ propertyName }) => given.some(({ lead }) => propertyName in lead));
  const names = said.map(({ databaseName }) => databaseName).join(', ');
  const rows = given.map(({ lead }) =>
    Object.fromEntries(said.map((column) => [column.databaseName, column.getEntityValue(lead)])),
  );
  const answers = given.flatMap(({ key, hash, lead }) =>
    key === undefined ? [] : { key, hash, reference: lead.reference },
  );
  await manager.query(
    `WITH stored AS (
       INSERT INTO lead (${names}) SELECT ${names} FROM jsonb_populate_recordset(NULL::lead, $1::jsonb)
       RETURNING id, spam_reason
     ), answered AS (${keepAnswers('$2')}),
     queued AS (SELECT id, $3::integer AS attempts FROM stored WHERE spam_reason IS NULL)
     ${QUEUE_DELIVERIES}`,
    [JSON.stringify(rows), JSON.stringify(answers), MAIL_ATTEMPTS],
  );
};
