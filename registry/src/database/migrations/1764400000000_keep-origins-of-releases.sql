-- Up Migration
-- Nothing was ever decided about a release with NUL or half a character in a text: jsonb takes neither.
DELETE FROM releases WHERE descriptor ~* '(^|[^\\])(\\\\)*\\u(0000|d[89a-f])';

-- Read for every version in each status: descriptors list all files, and parsing them each time took most of it.
ALTER TABLE releases
  ADD COLUMN source jsonb GENERATED ALWAYS AS (descriptor::jsonb -> 'source') STORED,
  ADD COLUMN provenance jsonb GENERATED ALWAYS AS (descriptor::jsonb -> 'provenance') STORED;

-- Down Migration
ALTER TABLE releases DROP COLUMN source, DROP COLUMN provenance;
