-- Up Migration
-- A section's latest lines are found without reading those of all others.
CREATE INDEX audit_log_section ON audit_log ((entry::jsonb ->> 'section'), number DESC);

-- Down Migration
DROP INDEX audit_log_section;
