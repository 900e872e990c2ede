/**
 * Rights of the roles of `deploy/postgres/roles.sql` to the API's tables, granted anew after every migration by the tables'
 * owner. A database without those roles, such as one for development, stays as it is.
 *
 * Reports read no column that tells who wrote, or what: names, addresses, numbers, messages and details are not theirs.
 */
export const RIGHTS = `
DO $$
DECLARE
  of_queue record;
BEGIN
  IF to_regrole('site_api') IS NULL OR NOT pg_has_role((SELECT relowner FROM pg_class WHERE oid = 'vehicle'::regclass), 'USAGE') THEN
    RETURN;
  END IF;
  REVOKE ALL ON ALL TABLES IN SCHEMA public FROM site_api, site_reports;
  GRANT SELECT ON migrations TO site_api;
  GRANT SELECT, UPDATE ON data_revision TO site_api;
  GRANT SELECT, INSERT, UPDATE, DELETE ON vehicle, media, lead, contact_request, contact_limit, daily_secret TO site_api;

  -- The queue's own functions run with the rights of their caller, and read and write all of its tables. Row security is on
  -- there and shows rows to the owner alone: the policies below give all rows to every role with a right to the table.
  GRANT USAGE ON SCHEMA graphile_worker TO site_api;
  GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA graphile_worker TO site_api;
  REVOKE INSERT, UPDATE, DELETE ON graphile_worker.migrations FROM site_api;
  FOR of_queue IN
    SELECT oid::regclass AS name FROM pg_class
    WHERE relnamespace = 'graphile_worker'::regnamespace AND relrowsecurity
      AND NOT EXISTS (SELECT FROM pg_policy WHERE polrelid = pg_class.oid)
  LOOP
    EXECUTE format('CREATE POLICY every_row ON %s USING (true)', of_queue.name);
  END LOOP;

  GRANT SELECT ON vehicle, data_revision TO site_reports;
  GRANT SELECT (
    id, reference, created_at, interest, vehicle, page, release_set, spam_reason, delivered_at, kept_in_file, answered_at, bounced_at
  ) ON lead TO site_reports;
END $$`;
