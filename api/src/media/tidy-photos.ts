import type { EntityManager } from 'typeorm';

/** Pages that were opened or kept before a change may still ask for the photos they name. */
const KEPT_DAYS = 7;

/** The part of a photo's address that all of its forms share. */
const SHOWN = `
  SELECT split_part(split_part(image, '/', 3), '-', 1) AS hash
  FROM vehicle, unnest(images) AS image WHERE image LIKE '/media/%'`;

/** Notes which photos no vehicle shows, and removes those that none has shown for a week. To be called after changes. */
export const tidyPhotos = async (manager: EntityManager): Promise<void> => {
  await manager.query(`
    WITH shown AS MATERIALIZED (${SHOWN})
    UPDATE media SET unshown_since = CASE WHEN unshown_since IS NULL THEN now() END
    WHERE (unshown_since IS NULL) = (split_part(name, '-', 1) NOT IN (SELECT hash FROM shown))`);
  await manager.query('DELETE FROM media WHERE unshown_since < now() - make_interval(days => $1)', [KEPT_DAYS]);
};
