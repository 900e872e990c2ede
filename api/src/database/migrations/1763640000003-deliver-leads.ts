import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Where a lead comes from, whether it is spam, and that it was mailed; answers kept for repeated requests; how much each
 * address has sent. `store_lead` stores the lead, its job and its answer in one statement: no connection that is cut can
 * leave one without the others.
 */
export class DeliverLeads1763640000003 implements MigrationInterface {
  name = 'DeliverLeads1763640000003';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE lead
        ADD phone_normalized text,
        ADD vehicle text,
        ADD page text,
        ADD release_set text,
        ADD spam_reason text,
        ADD delivered_at timestamptz`);
    await queryRunner.query(
      'CREATE INDEX lead_undelivered ON lead (id) WHERE delivered_at IS NULL AND spam_reason IS NULL',
    );
    await queryRunner.query(`
      CREATE TABLE contact_request (
        key text PRIMARY KEY,
        body_hash text NOT NULL,
        reference text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    // Counted anew after a crash of PostgreSQL, and no visitor waits for the disk because of a count.
    await queryRunner.query(
      'CREATE UNLOGGED TABLE contact_limit (key varchar(255) PRIMARY KEY, points integer NOT NULL, expire bigint)',
    );
    await queryRunner.query(`
      CREATE FUNCTION queue_lead(lead_id bigint, attempts integer) RETURNS void LANGUAGE sql AS $$
        SELECT graphile_worker.add_job('deliver_lead', json_build_object('leadId', lead_id::text),
          max_attempts := attempts, job_key := 'lead-' || lead_id)
      $$`);
    await queryRunner.query(
      "INSERT INTO graphile_worker._private_tasks (identifier) VALUES ('deliver_lead') ON CONFLICT DO NOTHING",
    );
    // The job is inserted without add_job: that one notifies, and PostgreSQL lets only one notifying transaction commit at
    // a time, so that leads would wait for one another's disk writes. The worker looks every second anyway.
    await queryRunner.query(`
      CREATE FUNCTION store_lead(given jsonb, request_key text, request_hash text, attempts integer)
      RETURNS TABLE (outcome text, stored_reference text) LANGUAGE plpgsql AS $$
      DECLARE
        earlier contact_request;
        lead_id bigint;
      BEGIN
        IF request_key IS NOT NULL THEN
          IF NOT pg_try_advisory_xact_lock(hashtextextended(request_key, 0)) THEN
            RETURN QUERY SELECT 'running', NULL::text;
            RETURN;
          END IF;
          SELECT * INTO earlier FROM contact_request
          WHERE key = request_key AND created_at > now() - interval '24 hours';
          IF FOUND THEN
            RETURN QUERY SELECT
              CASE WHEN earlier.body_hash = request_hash THEN 'repeated' ELSE 'conflict' END, earlier.reference;
            RETURN;
          END IF;
          INSERT INTO contact_request (key, body_hash, reference) VALUES (request_key, request_hash, given ->> 'reference')
          ON CONFLICT (key) DO UPDATE
          SET body_hash = excluded.body_hash, reference = excluded.reference, created_at = now();
        END IF;
        INSERT INTO lead (reference, first_name, last_name, email, phone, phone_normalized, interest, message,
          vehicle, page, release_set, spam_reason)
        VALUES (given ->> 'reference', given ->> 'firstName', given ->> 'lastName', given ->> 'email',
          given ->> 'phone', given ->> 'phoneNormalized', given ->> 'interest', given ->> 'message',
          given ->> 'vehicle', given ->> 'page', given ->> 'releaseSet', given ->> 'spamReason')
        RETURNING id INTO lead_id;
        IF given ->> 'spamReason' IS NULL THEN
          INSERT INTO graphile_worker._private_jobs (task_id, payload, key, max_attempts)
          SELECT task.id, json_build_object('leadId', lead_id::text), 'lead-' || lead_id, attempts
          FROM graphile_worker._private_tasks AS task WHERE task.identifier = 'deliver_lead';
          IF NOT FOUND THEN
            RAISE EXCEPTION 'The mail queue knows no task deliver_lead';
          END IF;
        END IF;
        RETURN QUERY SELECT 'stored', given ->> 'reference';
      END $$`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP FUNCTION store_lead');
    await queryRunner.query('DROP FUNCTION queue_lead');
    await queryRunner.query('DROP TABLE contact_limit');
    await queryRunner.query('DROP TABLE contact_request');
    await queryRunner.query(`
      ALTER TABLE lead DROP phone_normalized, DROP vehicle, DROP page, DROP release_set, DROP spam_reason, DROP delivered_at`);
  }
}
