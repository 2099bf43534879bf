/**
 * Makes writing an audit line cheaper, with the same signature and sealing. Postgres starts an SQL function
 * that it cannot inline like a query for each line; a plpgsql function keeps its prepared expressions.
 */
export const sql = `
  -- NULL on a connection without the key
  CREATE OR REPLACE FUNCTION audit_signature(line jsonb) RETURNS bytea STABLE PARALLEL SAFE LANGUAGE plpgsql AS $$
  DECLARE key bytea := decode(NULLIF(current_setting('app.audit_key', true), ''), 'hex');
  BEGIN
    RETURN sha256(key || sha256(key || convert_to(jsonb_strip_nulls(line - 'signature')::text, 'UTF8')));
  END $$;

  CREATE OR REPLACE FUNCTION seal_audit_line() RETURNS trigger LANGUAGE plpgsql AS $$
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
    -- a line without changes tells of nobody: not even asked
    IF NEW.changes <> '{}' THEN
      IF tells_of_people(NEW.resource_type, NEW.changes) THEN
        lines_key := gen_random_bytes(32);
        NEW.changes_sealed := sealed_text(NEW.changes::text, lines_key);
        NEW.changes := '{}';
        INSERT INTO audit_keys (workspace_id, entry_id, created_at, key) VALUES (NEW.workspace_id, NEW.id, NEW.created_at, lines_key);
      END IF;
    END IF;
    RETURN NEW;
  END $$;

  -- Who wrote a line and from where (\`ip\`), opened once; whoever was anonymised has no name any more.
  CREATE FUNCTION opened_person(actor jsonb, ip inet, sealed bytea, key bytea) RETURNS jsonb IMMUTABLE PARALLEL RESTRICTED LANGUAGE sql AS $$
    SELECT actor || CASE WHEN sealed IS NULL THEN jsonb_build_object('ip', host(ip)) ELSE COALESCE(
      opened_text(sealed, key)::jsonb,
      jsonb_build_object('email', (actor ->> 'id') || '@anonymised.invalid', 'name', 'Anonymised person', 'ip', NULL)) END
  $$;
`;
