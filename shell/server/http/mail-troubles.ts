import { readinessSchema } from '@sgc/contract/api';
import { LRUCache } from 'lru-cache';

/** Well under the timeout of readiness probes: a silent API must not make a shell look dead. */
const LIMIT_MS = 500;

/** The address of readiness is public: the API and its database are asked this often at most, however many ask. */
const REMEMBERED_MS = 5000;

const read = async (apiOrigin: string): Promise<readonly string[]> => {
  const answer = await fetch(new URL('/api/health/ready', apiOrigin), { signal: AbortSignal.timeout(LIMIT_MS) });
  const { undeliverableLeads, undeliverableReceipts, mail, leadsKeptInFiles } = readinessSchema.parse(
    await answer.json(),
  );
  return [
    ...(mail === 'files'
      ? [`mail is kept in files and not sent (MAIL_DELIVERY=files): ${leadsKeptInFiles} leads`]
      : []),
    ...(undeliverableLeads > 0 ? [`${undeliverableLeads} leads could not be mailed to the dealer`] : []),
    ...(undeliverableReceipts > 0 ? [`${undeliverableReceipts} receipts could not be mailed to visitors`] : []),
  ];
};

/** Reads troubles with mail, which stop no visit and still need a person; none if the API does not answer. */
export const mailTroubles = (apiOrigin: string): (() => Promise<readonly string[]>) => {
  const answers = new LRUCache<'mail', readonly string[]>({
    max: 1,
    ttl: REMEMBERED_MS,
    fetchMethod: () => read(apiOrigin),
  });
  return async () => (await answers.fetch('mail').catch(() => undefined)) ?? [];
};
