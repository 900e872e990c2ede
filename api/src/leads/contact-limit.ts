import type { EntityManager } from 'typeorm';

/** How often one sender may do a thing, and in which window. */
export interface Limit {
  readonly times: number;
  readonly windowSeconds: number;
}

interface Count {
  sender: string;
  /** Of the window, these included. */
  times: number;
  waitSeconds: number;
}

// In the order of the senders: replicas that counted the same ones in different orders would wait for one another.
const STATEMENT = `
  INSERT INTO contact_limit AS counted (key, points, expire)
  SELECT sender, times, extract(epoch FROM now() + make_interval(secs => $3)) * 1000
  FROM unnest($1::text[], $2::integer[]) AS given (sender, times) ORDER BY sender
  ON CONFLICT (key) DO UPDATE SET
    points = excluded.points + CASE WHEN counted.expire > extract(epoch FROM now()) * 1000 THEN counted.points ELSE 0 END,
    expire = CASE WHEN counted.expire > extract(epoch FROM now()) * 1000 THEN counted.expire ELSE excluded.expire END
  RETURNING key AS sender, points AS times,
    greatest(1, ceil(expire / 1000.0 - extract(epoch FROM now())))::integer AS "waitSeconds"`;

/**
 * Counts what senders did.
 * @returns the seconds to wait, for each thing that is too much.
 */
export const countAgainst = async <Done extends { readonly sender: string }>(
  manager: EntityManager,
  { times: most, windowSeconds }: Limit,
  done: readonly Done[],
): Promise<ReadonlyMap<Done, number>> => {
  const bySender = new Map<string, Done[]>();
  for (const one of done) bySender.set(one.sender, [...(bySender.get(one.sender) ?? []), one]);
  if (bySender.size === 0) return new Map();
  const counts: Count[] = await manager.query(STATEMENT, [
    [...bySender.keys()],
    [...bySender.values()].map(({ length }) => length),
    windowSeconds,
  ]);
  return new Map(
    counts.flatMap(({ sender, times, waitSeconds }) => {
      const theirs = bySender.get(sender) ?? [];
      const room = Math.max(0, most - (times - theirs.length));
      return theirs.slice(room).map((one): [Done, number] => [one, waitSeconds]);
    }),
  );
};
