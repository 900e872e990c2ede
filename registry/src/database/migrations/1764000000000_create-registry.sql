-- Up Migration
CREATE TABLE files (
  digest text PRIMARY KEY,
  bytes bytea NOT NULL
);
-- Files that are already compressed are not compressed again.
ALTER TABLE files ALTER COLUMN bytes SET STORAGE EXTERNAL;

CREATE TABLE releases (
  section text NOT NULL,
  version text NOT NULL,
  descriptor text NOT NULL,
  -- Whether all files are here; until then it is an upload under way.
  whole boolean NOT NULL,
  -- A release that is not kept yet stays for an hour after it was last used.
  used_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (section, version)
);

CREATE TABLE release_files (
  section text NOT NULL,
  version text NOT NULL,
  path text NOT NULL,
  digest text NOT NULL,
  PRIMARY KEY (section, version, path),
  FOREIGN KEY (section, version) REFERENCES releases ON DELETE CASCADE
);
CREATE INDEX release_files_digest ON release_files (digest);

-- One row: all decisions, as one document. Its revision changes with each decision.
CREATE TABLE decided (
  id boolean PRIMARY KEY DEFAULT true CHECK (id),
  revision bigint NOT NULL,
  document jsonb NOT NULL
);

-- Nothing here is ever changed or deleted; each line's code covers the line before.
CREATE TABLE audit_log (
  number bigint PRIMARY KEY,
  entry text NOT NULL,
  code text NOT NULL
);

CREATE TABLE tallies (
  section text NOT NULL,
  version text NOT NULL,
  counted jsonb NOT NULL,
  PRIMARY KEY (section, version)
);

CREATE TABLE refusals (
  number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  section text NOT NULL,
  -- The version with the time it was built and its signature: built or signed anew it is judged anew.
  release text,
  refused jsonb NOT NULL
);
CREATE INDEX refusals_section ON refusals (section, number DESC);

CREATE TABLE sessions (
  token text PRIMARY KEY,
  name text NOT NULL,
  scope text NOT NULL,
  expires timestamptz NOT NULL
);

-- Down Migration
DROP TABLE sessions, refusals, tallies, audit_log, decided, release_files, releases, files;
