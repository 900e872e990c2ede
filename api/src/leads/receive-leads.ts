import type { ContactMessage } from '@sgc/contract/leads';
import type { DataSource } from 'typeorm';
import type { Config } from '../config/config.schema.ts';
import { requestContext } from '../http/request-context.ts';

/** A lead on its way into the database. */
export interface ReceivedLead {
  lead: ContactMessage & { reference: string; phoneNormalized: string | null; spamReason: string | null };
  /** Of the request that brings it, and what that request says. */
  key: string | undefined;
  hash: string;
  /** Whose messages are counted: the hash of an address, which itself is never kept. */
  sender: string;
  requestId: string | undefined;
}

/** What became of a message. `repeated`: the same request was stored before, under this reference. */
export type Receipt =
  | { outcome: 'stored' | 'repeated'; reference: string }
  | { outcome: 'limited'; waitSeconds: number }
  | { outcome: 'conflict' | 'running' };

interface Row {
  outcome: Receipt['outcome'];
  reference: string;
  waitSeconds: number;
}

// In the order of the senders: two statements that count the same ones in different orders would wait for one another.
const STATEMENT = `
  SELECT result.outcome, result.stored_reference AS reference, result.wait_seconds AS "waitSeconds"
  FROM (
    SELECT * FROM ROWS FROM (jsonb_to_recordset($1::jsonb) AS (lead jsonb, key text, hash text, sender text))
      WITH ORDINALITY AS given (lead, key, hash, sender, position)
    ORDER BY sender, position
  ) AS given,
  LATERAL receive_lead(given.lead, given.key, given.hash, given.sender, $2, $3, $4) AS result
  ORDER BY given.position`;

const toReceipt = ({ outcome, reference, waitSeconds }: Row): Receipt => {
  if (outcome === 'limited') return { outcome, waitSeconds };
  return outcome === 'stored' || outcome === 'repeated' ? { outcome, reference } : { outcome };
};

/** Stores leads with their jobs in one statement, which is all or nothing; receipts come in the order of the leads. */
export const receiveLeads = async (
  dataSource: DataSource,
  { CONTACT_LIMIT, CONTACT_LIMIT_WINDOW_S, MAIL_ATTEMPTS }: Config,
  leads: ReceivedLead[],
): Promise<Receipt[]> => {
  const requestId = leads.flatMap((lead) => lead.requestId ?? []).join(',');
  const given = JSON.stringify(leads.map(({ requestId: _, ...lead }) => lead));
  const rows: Row[] = await requestContext.run({ requestId }, () =>
    dataSource.query(STATEMENT, [given, CONTACT_LIMIT, CONTACT_LIMIT_WINDOW_S, MAIL_ATTEMPTS]),
  );
  return rows.map(toReceipt);
};
