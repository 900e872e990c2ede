import type { EntityManager } from 'typeorm';
import type { Config } from '../config/config.schema.ts';
import type { ReceivedLead } from './received-lead.ts';

interface Count {
  sender: string;
  /** Of the window, these messages included. */
  messages: number;
  waitSeconds: number;
}

// In the order of the senders: replicas that counted the same ones in different orders would wait for one another.
const STATEMENT = `
  INSERT INTO contact_limit AS counted (key, points, expire)
  SELECT sender, messages, extract(epoch FROM now() + make_interval(secs => $3)) * 1000
  FROM unnest($1::text[], $2::integer[]) AS given (sender, messages) ORDER BY sender
  ON CONFLICT (key) DO UPDATE SET
    points = excluded.points + CASE WHEN counted.expire > extract(epoch FROM now()) * 1000 THEN counted.points ELSE 0 END,
    expire = CASE WHEN counted.expire > extract(epoch FROM now()) * 1000 THEN counted.expire ELSE excluded.expire END
  RETURNING key AS sender, points AS messages,
    greatest(1, ceil(expire / 1000.0 - extract(epoch FROM now())))::integer AS "waitSeconds"`;

/**
 * Counts messages for those who sent them.
 * @returns the seconds to wait, for each message that is too much.
 */
export const countMessages = async (
  manager: EntityManager,
  { CONTACT_LIMIT, CONTACT_LIMIT_WINDOW_S }: Pick<Config, 'CONTACT_LIMIT' | 'CONTACT_LIMIT_WINDOW_S'>,
  leads: readonly ReceivedLead[],
): Promise<ReadonlyMap<ReceivedLead, number>> => {
  const bySender = new Map<string, ReceivedLead[]>();
  for (const lead of leads) bySender.set(lead.sender, [...(bySender.get(lead.sender) ?? []), lead]);
  if (bySender.size === 0) return new Map();
  const counts: Count[] = await manager.query(STATEMENT, [
    [...bySender.keys()],
    [...bySender.values()].map(({ length }) => length),
    CONTACT_LIMIT_WINDOW_S,
  ]);
  return new Map(
    counts.flatMap(({ sender, messages, waitSeconds }) => {
      const theirs = bySender.get(sender) ?? [];
      const room = Math.max(0, CONTACT_LIMIT - (messages - theirs.length));
      return theirs.slice(room).map((lead): [ReceivedLead, number] => [lead, waitSeconds]);
    }),
  );
};
