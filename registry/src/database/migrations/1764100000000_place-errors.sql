-- Up Migration
-- Source maps are stored like other files, and only the registry reads them.
ALTER TABLE release_files ADD COLUMN is_map boolean NOT NULL DEFAULT false;

-- The latest different errors of each version, as shells met them or were told of by browsers.
CREATE TABLE errors (
  section text NOT NULL,
  version text NOT NULL,
  side text NOT NULL,
  page text NOT NULL,
  message text NOT NULL,
  -- In the sources if a source map names it, else in the built file; empty if neither is known.
  place text NOT NULL,
  count bigint NOT NULL,
  last_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (section, version, side, page, message, place),
  FOREIGN KEY (section, version) REFERENCES releases ON DELETE CASCADE
);

-- Down Migration
DROP TABLE errors;
ALTER TABLE release_files DROP COLUMN is_map;
