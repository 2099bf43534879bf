import { walls } from '../../../db/tenant.ts';

/**
 * One partition per year for the audit trail, by the timestamp in a line's id (UUID version 7). The service
 * drops none; an operator may set old ones aside (`audit set-aside`).
 *
 * - Partitions are beside those of events (20261122T2010_partitions.ts), in a schema that the app's role may
 *   not use: it can add and read lines only through their table.
 * - Existing lines, and those up to the end of a year, are the first partition. They are not moved, but read
 *   once, because Postgres checks that they are within its bounds.
 * - A partition for all later times ensures that no write fails because a year was not made. It is not a
 *   default partition: with one, Postgres would not know the order of partitions and would read all of them
 *   for a page.
 * - Links and keys no longer have a foreign key to their line: when a line is set aside, its link stays, so
 *   that the rest of the chain can be followed, and its key stays until anonymising destroys it. Both are
 *   only written for existing lines, which the app's role cannot delete.
 * - Pages are ordered by id, newest first, like the partitions, so that Postgres reads the newest partition
 *   and the one before only if needed. The primary key is the index for that; an index by `created_at` would
 *   be read in all partitions. The previous version of the service orders pages by `created_at`; while it
 *   still runs, they are sorted.
 */
export const sql = `
  -- in the order in which writers lock them
  LOCK TABLE workspaces, audit_log, audit_keys, audit_chain IN ACCESS EXCLUSIVE MODE;
  ALTER TABLE audit_chain DROP CONSTRAINT audit_chain_workspace_id_entry_id_fkey;
  ALTER TABLE audit_keys DROP CONSTRAINT audit_keys_workspace_id_entry_id_fkey;
  DROP VIEW audit_trail;

  DROP INDEX audit_log_feed, audit_log_key, audit_log_resource;
  DROP TRIGGER audit_log_sealed ON audit_log;
  DROP TRIGGER audit_log_signed ON audit_log;
  ALTER TABLE audit_log RENAME TO audit_log_first;
  ALTER TABLE audit_log_first SET SCHEMA partitions;
  DROP POLICY audit_log_workspace ON partitions.audit_log_first;
  ALTER TABLE partitions.audit_log_first NO FORCE ROW LEVEL SECURITY;
  ALTER TABLE partitions.audit_log_first DISABLE ROW LEVEL SECURITY;
  REVOKE ALL ON partitions.audit_log_first FROM workforce_app;

  CREATE TABLE audit_log (
    LIKE partitions.audit_log_first INCLUDING DEFAULTS INCLUDING CONSTRAINTS INCLUDING STORAGE,
    PRIMARY KEY (workspace_id, id),
    FOREIGN KEY (workspace_id) REFERENCES workspaces (id) ON DELETE CASCADE
  ) PARTITION BY RANGE (id);
  CREATE INDEX audit_log_key ON audit_log (workspace_id, key_prefix, id) WHERE key_prefix IS NOT NULL;
  CREATE INDEX audit_log_resource ON audit_log (workspace_id, resource_id, id) WHERE resource_id IS NOT NULL;
  ${walls('audit_log', 'SELECT, INSERT')}

  -- Seals a line and signs what is sealed, as the two triggers did that were here before: one that calls no other functions of ours
  -- takes a seventh less of Postgres's CPU for a line.
  CREATE OR REPLACE FUNCTION seal_audit_line() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    persons_key bytea;
    lines_key bytea;
    vector bytea;
    signing_key bytea := decode(NULLIF(current_setting('app.audit_key', true), ''), 'hex');
  BEGIN
    -- unless it is from another installation, sealed there, with its keys
    IF NEW.actor_sealed IS NULL AND NEW.changes_sealed IS NULL THEN
      SELECT k.key INTO persons_key FROM person_keys k WHERE k.workspace_id = NEW.workspace_id AND k.user_id = NEW.actor_id;
      IF persons_key IS NOT NULL THEN
        -- as sealed_text
        vector := gen_random_bytes(16);
        NEW.actor_sealed := vector || encrypt_iv(convert_to(
          jsonb_build_object('email', NEW.actor -> 'email', 'name', NEW.actor -> 'name', 'ip', host(NEW.ip))::text, 'UTF8'),
          persons_key, vector, 'aes-cbc/pad:pkcs');
        NEW.actor := jsonb_build_object('id', NEW.actor_id);
        NEW.ip := NULL;
      END IF;
      -- a line without changes tells of nobody: not even asked
      IF NEW.changes <> '{}' THEN
        IF tells_of_people(NEW.resource_type, NEW.changes) THEN
          lines_key := gen_random_bytes(32);
          NEW.changes_sealed := sealed_text(NEW.changes::text, lines_key);
          NEW.changes := '{}';
          INSERT INTO audit_keys (workspace_id, entry_id, created_at, key) VALUES (NEW.workspace_id, NEW.id, NEW.created_at, lines_key);
        END IF;
      END IF;
    END IF;
    -- as audit_signature; NULL on a connection without the key
    NEW.signature := CASE WHEN signing_key IS NOT NULL THEN
      sha256(signing_key || sha256(signing_key || convert_to(jsonb_strip_nulls(to_jsonb(NEW) - 'signature')::text, 'UTF8'))) END;
    RETURN NEW;
  END $$;
  DROP FUNCTION sign_audit_line();
  CREATE TRIGGER audit_log_sealed BEFORE INSERT ON audit_log FOR EACH ROW EXECUTE FUNCTION seal_audit_line();

  -- as it was, of the table that has the name now
  CREATE VIEW audit_trail WITH (security_invoker = true) AS
  SELECT a.workspace_id, a.id, a.created_at, a.action, a.resource_type, a.resource_id, a.actor_id, a.source, a.key_prefix,
         a.request_id, a.line, opened_actor(a.actor, a.actor_sealed, p.key) AS actor, opened_ip(a.ip, a.actor_sealed, p.key) AS ip,
         opened_changes(a.changes, a.changes_sealed, l.key) AS changes
    FROM audit_log a
    LEFT JOIN person_keys p ON p.workspace_id = a.workspace_id AND p.user_id = a.actor_id
    LEFT JOIN audit_keys l ON l.workspace_id = a.workspace_id AND l.entry_id = a.id;
  GRANT SELECT ON audit_trail TO workforce_app;

  -- Makes the partition of the year that ends with \`ends\`, from the end of the last one on; false where it is there, or lines of that
  -- time are. As the owner: the app's role makes no tables. It gives up after a moment that it waits for a lock, since whoever comes after
  -- waits, too.
  CREATE FUNCTION make_audit_year(ends date) RETURNS boolean
  SECURITY DEFINER SET search_path = public, pg_temp SET lock_timeout = '200ms' LANGUAGE plpgsql AS $$
  DECLARE begins date;
  BEGIN
    IF to_char(ends, 'MMDD') <> '0101' THEN
      RAISE EXCEPTION 'no year ends then' USING ERRCODE = 'insufficient_privilege';
    END IF;
    LOCK TABLE audit_log IN ACCESS EXCLUSIVE MODE;
    SELECT max(to_date(right(c.relname, 8), 'YYYYMMDD')) INTO begins
      FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
     WHERE i.inhparent = 'audit_log'::regclass AND c.relname ~ '_before_[0-9]{8}$';
    IF ends <= begins OR ends > (clock_timestamp() AT TIME ZONE 'UTC')::date + 735
       OR EXISTS (SELECT FROM partitions.audit_log_later WHERE id < first_id(ends)) THEN
      RETURN false;
    END IF;
    ALTER TABLE audit_log DETACH PARTITION partitions.audit_log_later;
    EXECUTE format('CREATE TABLE partitions.%I PARTITION OF audit_log FOR VALUES FROM (%L) TO (%L)',
                   format('audit_log_before_%s', to_char(ends, 'YYYYMMDD')), first_id(begins), first_id(ends));
    EXECUTE format('ALTER TABLE audit_log ATTACH PARTITION partitions.audit_log_later FOR VALUES FROM (%L) TO (MAXVALUE)', first_id(ends));
    RETURN true;
  END $$;
  REVOKE ALL ON FUNCTION make_audit_year(date) FROM PUBLIC;
  GRANT EXECUTE ON FUNCTION make_audit_year(date) TO workforce_app;

  -- Takes the first year, which ended with \`ends\`, out of the trail: a table of its own then, with the same name. Lines of that time that
  -- come later, with a workspace that is imported, are in a partition for all that is earlier. For the owner alone.
  CREATE FUNCTION set_audit_year_aside(ends date) RETURNS void SET lock_timeout = '200ms' LANGUAGE plpgsql AS $$
  BEGIN
    LOCK TABLE audit_log IN ACCESS EXCLUSIVE MODE;
    EXECUTE format('ALTER TABLE audit_log DETACH PARTITION partitions.%I', format('audit_log_before_%s', to_char(ends, 'YYYYMMDD')));
    IF to_regclass('partitions.audit_log_earlier') IS NULL THEN
      EXECUTE format('CREATE TABLE partitions.audit_log_earlier PARTITION OF audit_log FOR VALUES FROM (MINVALUE) TO (%L)', first_id(ends));
    ELSE
      ALTER TABLE audit_log DETACH PARTITION partitions.audit_log_earlier;
      EXECUTE format('ALTER TABLE audit_log ATTACH PARTITION partitions.audit_log_earlier FOR VALUES FROM (MINVALUE) TO (%L)', first_id(ends));
    END IF;
  END $$;
  REVOKE ALL ON FUNCTION set_audit_year_aside(date) FROM PUBLIC;

  -- The ids that lines of a stretch of time have, for the search among the years: an hour more, because a line gets its id and its time
  -- one after the other, and clocks are set.
  CREATE FUNCTION audit_ids_from(since timestamptz) RETURNS uuid IMMUTABLE PARALLEL SAFE LANGUAGE sql AS $$
    SELECT first_id(GREATEST(since - interval '1 hour', 'epoch'::timestamptz))
  $$;
  CREATE FUNCTION audit_ids_until(before timestamptz) RETURNS uuid IMMUTABLE PARALLEL SAFE LANGUAGE sql AS $$
    SELECT first_id(LEAST(before + interval '1 hour', '9999-12-31 00:00:00+00'::timestamptz))
  $$;

  DO $do$
  DECLARE ends date := (date_trunc('year', (clock_timestamp() + interval '1 day') AT TIME ZONE 'UTC') + interval '1 year')::date;
  BEGIN
    EXECUTE format('ALTER TABLE partitions.audit_log_first RENAME TO audit_log_before_%s', to_char(ends, 'YYYYMMDD'));
    EXECUTE format('ALTER TABLE audit_log ATTACH PARTITION partitions.audit_log_before_%s FOR VALUES FROM (MINVALUE) TO (%L)',
                   to_char(ends, 'YYYYMMDD'), first_id(ends));
    EXECUTE format('CREATE TABLE partitions.audit_log_later PARTITION OF audit_log FOR VALUES FROM (%L) TO (MAXVALUE)', first_id(ends));
    PERFORM make_audit_year((ends + interval '1 year')::date);
  END $do$;
`;
