import { ref, tenantTable } from '../../../db/tenant.ts';

/**
 * Seals (encrypts) names, e-mail addresses and IP addresses in the audit trail with a key per person, and
 * texts of changes with a key per line. Anonymising a person destroys keys and changes no line: the trail
 * stays append-only, and its chain, which covers the sealed bytes, stays valid. Triggers do it, so that no
 * writer can forget it.
 */
const KEYS = `
  CREATE EXTENSION IF NOT EXISTS pgcrypto;

  ${tenantTable(
    'person_keys',
    `user_id uuid NOT NULL,
     key bytea NOT NULL CHECK (length(key) = 32),
     UNIQUE (workspace_id, user_id),
     ${ref('user_id', 'users', 'ON DELETE CASCADE')}`,
  )}
  ${tenantTable(
    'audit_keys',
    `entry_id uuid NOT NULL,
     key bytea NOT NULL CHECK (length(key) = 32),
     UNIQUE (workspace_id, entry_id),
     ${ref('entry_id', 'audit_log', 'DEFERRABLE INITIALLY DEFERRED')}`,
  )}

  CREATE FUNCTION give_person_key() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO person_keys (workspace_id, user_id, created_at, key)
    VALUES (NEW.workspace_id, NEW.id, NEW.created_at, gen_random_bytes(32));
    RETURN NULL;
  END $$;
  CREATE TRIGGER users_key AFTER INSERT ON users FOR EACH ROW EXECUTE FUNCTION give_person_key();
`;

const SEALING = `
  -- AES-256 in CBC, the initialisation vector first; the chain guards it against changes
  CREATE FUNCTION sealed_text(content text, key bytea) RETURNS bytea VOLATILE LANGUAGE plpgsql AS $$
  DECLARE vector bytea := gen_random_bytes(16);
  BEGIN
    RETURN vector || encrypt_iv(convert_to(content, 'UTF8'), key, vector, 'aes-cbc/pad:pkcs');
  END $$;
  -- NULL without the key, and for bytes that somebody has changed: the chain says that they were, and the trail can still be read
  CREATE FUNCTION opened_text(sealed bytea, key bytea) RETURNS text IMMUTABLE STRICT PARALLEL RESTRICTED LANGUAGE plpgsql AS $$
  BEGIN
    RETURN convert_from(decrypt_iv(substr(sealed, 17), key, substr(sealed, 1, 16), 'aes-cbc/pad:pkcs'), 'UTF8');
  EXCEPTION WHEN external_routine_invocation_exception OR data_exception THEN
    RETURN NULL;
  END $$;

  -- Whether a change may say something of a person: it has a text that is no id, date, amount or state. What belongs to the
  -- company and not to people is never sealed.
  CREATE FUNCTION tells_of_people(resource text, changes jsonb) RETURNS boolean IMMUTABLE PARALLEL SAFE LANGUAGE sql AS $$
    SELECT resource NOT IN ('policy', 'holiday', 'blackout', 'leave_year', 'webhook', 'list_item', 'list', 'workspace', 'theme',
                            'module', 'modules', 'benefit_plan', 'faq', 'period_lock', 'audit_log', 'user_import')
       AND EXISTS (
         SELECT FROM jsonb_each(changes) AS f(field, value), jsonb_path_query(f.value, 'strict $.**') AS v(text)
          WHERE jsonb_typeof(v.text) = 'string' AND f.field NOT IN ('status', 'role', 'timezone', 'currency', 'scopes', 'events', 'type', 'kind')
            AND v.text #>> '{}' !~ '^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}|[-+0-9.,:TZ ]*( [A-Z]{3}){0,1}|•••|…|am|pm|true|false)$')
  $$;

  ALTER TABLE audit_log ADD COLUMN actor_sealed bytea, ADD COLUMN changes_sealed bytea;

  CREATE FUNCTION seal_audit_line() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    persons_key bytea;
    lines_key bytea;
  BEGIN
    -- from another installation, sealed there, with its keys
    IF NEW.actor_sealed IS NOT NULL OR NEW.changes_sealed IS NOT NULL THEN
      RETURN NEW;
    END IF;
    SELECT k.key INTO persons_key FROM person_keys k WHERE k.workspace_id = NEW.workspace_id AND k.user_id = NEW.actor_id;
    IF persons_key IS NOT NULL THEN
      NEW.actor_sealed := sealed_text(
        jsonb_build_object('email', NEW.actor -> 'email', 'name', NEW.actor -> 'name', 'ip', host(NEW.ip))::text, persons_key);
      NEW.actor := jsonb_build_object('id', NEW.actor_id);
      NEW.ip := NULL;
    END IF;
    IF tells_of_people(NEW.resource_type, NEW.changes) THEN
      lines_key := gen_random_bytes(32);
      NEW.changes_sealed := sealed_text(NEW.changes::text, lines_key);
      NEW.changes := '{}';
      INSERT INTO audit_keys (workspace_id, entry_id, created_at, key) VALUES (NEW.workspace_id, NEW.id, NEW.created_at, lines_key);
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER audit_log_sealed BEFORE INSERT ON audit_log FOR EACH ROW EXECUTE FUNCTION seal_audit_line();

  -- Who wrote a line; whoever was anonymised has no name any more.
  CREATE FUNCTION opened_actor(actor jsonb, sealed bytea, key bytea) RETURNS jsonb IMMUTABLE PARALLEL RESTRICTED LANGUAGE sql AS $$
    SELECT CASE WHEN sealed IS NULL THEN actor ELSE COALESCE(
      actor || (opened_text(sealed, key)::jsonb - 'ip'),
      actor || jsonb_build_object('email', (actor ->> 'id') || '@anonymised.invalid', 'name', 'Anonymised person')) END
  $$;
  -- From where; NULL for a person who was anonymised.
  CREATE FUNCTION opened_ip(ip inet, sealed bytea, key bytea) RETURNS inet IMMUTABLE PARALLEL RESTRICTED LANGUAGE sql AS $$
    SELECT CASE WHEN sealed IS NULL THEN ip ELSE (opened_text(sealed, key)::jsonb ->> 'ip')::inet END
  $$;
  -- What was changed; nothing where the line's key is gone.
  CREATE FUNCTION opened_changes(changes jsonb, sealed bytea, key bytea) RETURNS jsonb IMMUTABLE PARALLEL RESTRICTED LANGUAGE sql AS $$
    SELECT CASE WHEN sealed IS NULL THEN changes ELSE COALESCE(opened_text(sealed, key)::jsonb, '{}') END
  $$;

  -- The trail as people read it.
  CREATE VIEW audit_trail WITH (security_invoker = true) AS
  SELECT a.workspace_id, a.id, a.created_at, a.action, a.resource_type, a.resource_id, a.actor_id, a.source, a.key_prefix,
         a.request_id, a.line, opened_actor(a.actor, a.actor_sealed, p.key) AS actor, opened_ip(a.ip, a.actor_sealed, p.key) AS ip,
         opened_changes(a.changes, a.changes_sealed, l.key) AS changes
    FROM audit_log a
    LEFT JOIN person_keys p ON p.workspace_id = a.workspace_id AND p.user_id = a.actor_id
    LEFT JOIN audit_keys l ON l.workspace_id = a.workspace_id AND l.entry_id = a.id;
  GRANT SELECT ON audit_trail TO workforce_app;
`;

/**
 * Seals existing lines in all workspaces, for which the owner bypasses row-level security. Their bytes
 * change, so the chain starts again (the job finds all lines without a link) and their signatures are no
 * longer required.
 */
const EARLIER = `
  DO $$ BEGIN
    EXECUTE format('CREATE OR REPLACE FUNCTION audit_signed_since() RETURNS timestamptz IMMUTABLE PARALLEL SAFE LANGUAGE sql AS %L',
                   format('SELECT %L::timestamptz', clock_timestamp()));
  END $$;
  ALTER TABLE users NO FORCE ROW LEVEL SECURITY;
  ALTER TABLE person_keys NO FORCE ROW LEVEL SECURITY;
  ALTER TABLE audit_keys NO FORCE ROW LEVEL SECURITY;
  ALTER TABLE audit_log NO FORCE ROW LEVEL SECURITY;
  ALTER TABLE audit_chain NO FORCE ROW LEVEL SECURITY;
  DELETE FROM audit_chain;
  INSERT INTO person_keys (workspace_id, user_id, key) SELECT workspace_id, id, gen_random_bytes(32) FROM users;
  INSERT INTO audit_keys (workspace_id, entry_id, key)
    SELECT workspace_id, id, gen_random_bytes(32) FROM audit_log WHERE tells_of_people(resource_type, changes);
  UPDATE audit_log a SET
         changes_sealed = sealed_text(a.changes::text, l.key), changes = '{}'
    FROM audit_keys l WHERE l.workspace_id = a.workspace_id AND l.entry_id = a.id;
  UPDATE audit_log a SET
         actor_sealed = sealed_text(
           jsonb_build_object('email', a.actor -> 'email', 'name', a.actor -> 'name', 'ip', host(a.ip))::text, p.key),
         actor = jsonb_build_object('id', a.actor_id), ip = NULL
    FROM person_keys p WHERE p.workspace_id = a.workspace_id AND p.user_id = a.actor_id;
  ALTER TABLE users FORCE ROW LEVEL SECURITY;
  ALTER TABLE person_keys FORCE ROW LEVEL SECURITY;
  ALTER TABLE audit_keys FORCE ROW LEVEL SECURITY;
  ALTER TABLE audit_log FORCE ROW LEVEL SECURITY;
  ALTER TABLE audit_chain FORCE ROW LEVEL SECURITY;
`;

export const sql = `${KEYS} ${SEALING} ${EARLIER}`;
