import type { DataSource } from 'typeorm';

/** Deletes leads older than a number of days, their jobs, and what was kept to recognise repetition and excess. */
export const purge = (dataSource: DataSource, days: number): Promise<number> =>
  dataSource.transaction(async (manager) => {
    const [purged]: [{ id: string }[], number] = await manager.query(
      'DELETE FROM lead WHERE created_at < now() - make_interval(days => $1) RETURNING id',
      [days],
    );
    await manager.query(
      "SELECT graphile_worker.remove_job(kind || id) FROM unnest($1::bigint[]) AS id, unnest(ARRAY['lead-', 'receipt-']) AS kind",
      [purged.map(({ id }) => id)],
    );
    await manager.query("DELETE FROM contact_request WHERE created_at < now() - interval '24 hours'");
    await manager.query('DELETE FROM contact_limit WHERE expire < extract(epoch FROM now()) * 1000');
    return purged.length;
  });
