import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * `receive_lead` does all that one message needs: is it a repetition, has its address sent too much, and if neither, store
 * lead, answer and job. A repetition is answered before anything is counted. `store_lead` stays for programs of the
 * release before, which run beside the new ones while a site is updated.
 */
export class ReceiveLeads1763640000004 implements MigrationInterface {
  name = 'ReceiveLeads1763640000004';

  async up(queryRunner: QueryRunner): Promise<void> {
    // The job is inserted without add_job: that one notifies, and PostgreSQL lets only one notifying transaction commit at
    // a time, so that leads would wait for one another's disk writes. The worker looks every second anyway.
    await queryRunner.query(`
      CREATE FUNCTION receive_lead(
        given jsonb, request_key text, request_hash text, sender text,
        most integer, window_seconds integer, attempts integer,
        OUT outcome text, OUT stored_reference text, OUT wait_seconds integer
      ) LANGUAGE plpgsql AS $$
      DECLARE
        earlier contact_request;
        lead_id bigint;
        now_ms bigint := extract(epoch FROM now()) * 1000;
        count_so_far integer;
        count_ends bigint;
      BEGIN
        IF request_key IS NOT NULL THEN
          IF NOT pg_try_advisory_xact_lock(hashtextextended(request_key, 0)) THEN
            outcome := 'running';
            RETURN;
          END IF;
          SELECT * INTO earlier FROM contact_request
          WHERE key = request_key AND created_at > now() - interval '24 hours';
          IF FOUND THEN
            outcome := CASE WHEN earlier.body_hash = request_hash THEN 'repeated' ELSE 'conflict' END;
            stored_reference := earlier.reference;
            RETURN;
          END IF;
        END IF;

        INSERT INTO contact_limit AS counted (key, points, expire)
        VALUES (sender, 1, now_ms + window_seconds * 1000)
        ON CONFLICT (key) DO UPDATE SET
          points = CASE WHEN counted.expire > now_ms THEN counted.points + 1 ELSE 1 END,
          expire = CASE WHEN counted.expire > now_ms THEN counted.expire ELSE excluded.expire END
        RETURNING points, expire INTO count_so_far, count_ends;
        IF count_so_far > most THEN
          outcome := 'limited';
          wait_seconds := greatest(1, ceil((count_ends - now_ms) / 1000.0));
          RETURN;
        END IF;

        stored_reference := given ->> 'reference';
        IF request_key IS NOT NULL THEN
          INSERT INTO contact_request (key, body_hash, reference)
          VALUES (request_key, request_hash, stored_reference)
          ON CONFLICT (key) DO UPDATE
          SET body_hash = excluded.body_hash, reference = excluded.reference, created_at = now();
        END IF;
        INSERT INTO lead (reference, first_name, last_name, email, phone, phone_normalized, interest, message,
          vehicle, page, release_set, spam_reason)
        VALUES (stored_reference, given ->> 'firstName', given ->> 'lastName', given ->> 'email',
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
        outcome := 'stored';
      END $$`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP FUNCTION receive_lead');
  }
}
