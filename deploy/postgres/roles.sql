-- The roles that the site's programs have in PostgreSQL, beside the one that owns the tables and migrates them. What each may do
-- with which table stands beside its migrations: api/src/database/rights.ts, registry/src/database/rights.ts. Run in the site's
-- database by a role that may make roles, before the migrations, as often as you like. It sets no password: a new role cannot
-- sign in before it gets one (ALTER ROLE site_api PASSWORD '...').
DO $$
DECLARE
  site_role text;
BEGIN
  FOREACH site_role IN ARRAY ARRAY['site_api', 'site_registry', 'site_reports'] LOOP
    IF to_regrole(site_role) IS NULL THEN
      EXECUTE format('CREATE ROLE %I LOGIN', site_role);
    END IF;
  END LOOP;
  -- No other role signs in here, and none of these makes tables, not even for a moment.
  EXECUTE format('REVOKE ALL ON DATABASE %I FROM PUBLIC', current_database());
  EXECUTE format('GRANT CONNECT ON DATABASE %I TO site_api, site_registry, site_reports', current_database());
END $$;
REVOKE CREATE ON SCHEMA public FROM PUBLIC;
ALTER ROLE site_reports SET default_transaction_read_only = on;
