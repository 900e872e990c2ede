-- Gives PostgreSQL's roles the passwords of the environment, for psql.
\getenv postgres POSTGRES_PASSWORD
\getenv api API_DATABASE_PASSWORD
\getenv registry REGISTRY_DATABASE_PASSWORD
\getenv reports REPORTS_DATABASE_PASSWORD
ALTER ROLE postgres PASSWORD :'postgres';
ALTER ROLE site_api PASSWORD :'api';
ALTER ROLE site_registry PASSWORD :'registry';
ALTER ROLE site_reports PASSWORD :'reports';
