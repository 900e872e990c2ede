-- Up Migration
-- How far receivers of webhooks have been told of the audit log.
CREATE TABLE webhooks (
  -- Digest of the address, which may be a secret itself.
  receiver text PRIMARY KEY,
  -- The last line that it has, or that does not concern it.
  delivered bigint NOT NULL
);

-- Down Migration
DROP TABLE webhooks;
