/**
 * Signatures of audit lines carry the id of their key while APP_SECRET is changed: `app.audit_key` is the key
 * in hexadecimal, or `id.key` for each secret with commas between, the current one first
 * (`events/auditKey.ts`).
 *
 * From now on every line needs a signature, whatever its time: an installation with a seal of its secret
 * refuses a line from a connection without the key, for example one whose settings a pooler dropped. `migrate`
 * signs lines from before signing that still wait for their link.
 */
export const sql = `
  CREATE FUNCTION audit_mac(line jsonb, key bytea) RETURNS bytea STABLE PARALLEL SAFE LANGUAGE sql AS $$
    SELECT sha256(key || sha256(key || convert_to(jsonb_strip_nulls(line - 'signature')::text, 'UTF8')))
  $$;

  -- by the current key; NULL on a connection without it
  CREATE OR REPLACE FUNCTION audit_signature(line jsonb) RETURNS bytea STABLE PARALLEL SAFE LANGUAGE sql AS $$
    SELECT decode(left(key, GREATEST(length(key) - 65, 0)), 'hex') || audit_mac(line, decode(right(key, 64), 'hex'))
      FROM (SELECT split_part(NULLIF(current_setting('app.audit_key', true), ''), ',', 1) AS key) k
  $$;

  -- whether a key of the connection made this signature, with or without an id; NULL on a connection without keys
  CREATE FUNCTION audit_signed(line jsonb, signature bytea) RETURNS boolean STABLE PARALLEL SAFE LANGUAGE sql AS $$
    SELECT bool_or(COALESCE(length(signature) IN (32, 36) AND
                            substring(signature FROM length(signature) - 31) = audit_mac(line, decode(right(key, 64), 'hex')), false))
      FROM unnest(string_to_array(NULLIF(current_setting('app.audit_key', true), ''), ',')) AS key
  $$;

  CREATE OR REPLACE FUNCTION seal_audit_line() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    persons_key bytea;
    lines_key bytea;
    vector bytea;
    signing text := split_part(NULLIF(current_setting('app.audit_key', true), ''), ',', 1);
    signing_key bytea := decode(right(signing, 64), 'hex');
  BEGIN
    IF signing IS NULL AND EXISTS (SELECT FROM app_secret_seals) THEN
      RAISE EXCEPTION 'this connection has no key to sign a line of the audit trail' USING ERRCODE = 'insufficient_privilege',
        HINT = 'Set app.audit_key: a pooler may have dropped it.';
    END IF;
    -- except lines from another installation, which are sealed already, with their keys
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
      IF NEW.changes <> '{}' THEN
        IF tells_of_people(NEW.resource_type, NEW.changes) THEN
          lines_key := gen_random_bytes(32);
          NEW.changes_sealed := sealed_text(NEW.changes::text, lines_key);
          NEW.changes := '{}';
          INSERT INTO audit_keys (workspace_id, entry_id, created_at, key) VALUES (NEW.workspace_id, NEW.id, NEW.created_at, lines_key);
        END IF;
      END IF;
    END IF;
    -- as audit_signature, without another call
    NEW.signature := CASE WHEN signing IS NOT NULL THEN decode(left(signing, GREATEST(length(signing) - 65, 0)), 'hex') ||
      sha256(signing_key || sha256(signing_key || convert_to(jsonb_strip_nulls(to_jsonb(NEW) - 'signature')::text, 'UTF8'))) END;
    RETURN NEW;
  END $$;
`;
