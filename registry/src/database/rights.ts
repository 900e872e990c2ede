/**
 * Rights of the roles of `deploy/postgres/roles.sql` to the registry's tables, granted anew after every migration by the
 * tables' owner. A database without those roles, such as one for development, stays as it is.
 *
 * Neither role may change a line of the audit log, and reports see no session.
 */
export const RIGHTS = `
DO $$
BEGIN
  IF to_regrole('site_registry') IS NULL OR NOT pg_has_role((SELECT relowner FROM pg_class WHERE oid = 'registry.decided'::regclass), 'USAGE') THEN
    RETURN;
  END IF;
  GRANT USAGE ON SCHEMA registry TO site_registry, site_reports;
  REVOKE ALL ON ALL TABLES IN SCHEMA registry FROM site_registry, site_reports;
  -- A role that may only read a table does not see its primary key, which a migration looks for.
  GRANT SELECT, REFERENCES ON registry.migrations TO site_registry;
  GRANT SELECT, INSERT ON registry.audit_log TO site_registry;
  GRANT SELECT, INSERT, UPDATE, DELETE
    ON registry.files, registry.releases, registry.release_files, registry.decided, registry.tallies, registry.errors, registry.refusals, registry.sessions, registry.webhooks
    TO site_registry;
  GRANT SELECT ON registry.releases, registry.decided, registry.audit_log, registry.tallies, registry.errors, registry.refusals TO site_reports;
END $$`;
