import type { EntityManager } from 'typeorm';

/** How often something was done in its window, what was counted just now included. */
export interface Count {
  readonly times: number;
  /** Until the window ends. */
  readonly waitSeconds: number;
}

// In the order of the keys: replicas that counted the same ones in different orders would wait for one another.
const STATEMENT = `
  INSERT INTO contact_limit AS counted (key, points, expire)
  SELECT key, times, extract(epoch FROM now() + make_interval(secs => $3)) * 1000
  FROM unnest($1::text[], $2::integer[]) AS given (key, times) ORDER BY key
  ON CONFLICT (key) DO UPDATE SET
    points = excluded.points + CASE WHEN counted.expire > extract(epoch FROM now()) * 1000 THEN counted.points ELSE 0 END,
    expire = CASE WHEN counted.expire > extract(epoch FROM now()) * 1000 THEN counted.expire ELSE excluded.expire END
  RETURNING key, points AS times,
    greatest(1, ceil(expire / 1000.0 - extract(epoch FROM now())))::integer AS "waitSeconds"`;

/** Counts what was done, by key; a window begins with the first time. */
export const count = async (
  manager: EntityManager,
  windowSeconds: number,
  done: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<string, Count>> => {
  if (done.size === 0) return new Map();
  const rows: (Count & { key: string })[] = await manager.query(STATEMENT, [
    [...done.keys()],
    [...done.values()],
    windowSeconds,
  ]);
  return new Map(rows.map(({ key, ...counted }) => [key, counted]));
};

/** Counts one action. @returns the seconds to wait if it is above the limit. */
export const secondsToWait = async (
  manager: EntityManager,
  { times, windowSeconds }: { readonly times: number; readonly windowSeconds: number },
  key: string,
): Promise<number | undefined> => {
  const counted = (await count(manager, windowSeconds, new Map([[key, 1]]))).get(key);
  return counted !== undefined && counted.times > times ? counted.waitSeconds : undefined;
};
