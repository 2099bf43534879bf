/**
 * Signs each line of the audit trail when it is written, so that changes before it is in the chain are
 * noticed. The signature covers the stored row, after the triggers that seal parts of it. The key is a
 * setting of the service's connections (`events/auditKey.ts`) and not stored in the database. The job that
 * adds the line to the chain verifies the signature and stores the result in the link, whose hash covers it.
 *
 * Lines from before this migration need no signature. Null values are omitted from it, so that a later column
 * without a default changes no signature.
 */
export const sql = `
  ALTER TABLE audit_log ADD COLUMN signature bytea;
  ALTER TABLE audit_chain ADD COLUMN altered boolean NOT NULL DEFAULT false;

  DO $$ BEGIN
    EXECUTE format('CREATE FUNCTION audit_signed_since() RETURNS timestamptz IMMUTABLE PARALLEL SAFE LANGUAGE sql AS %L',
                   format('SELECT %L::timestamptz', clock_timestamp()));
  END $$;

  -- NULL on a connection without the key
  CREATE FUNCTION audit_signature(line jsonb) RETURNS bytea STABLE PARALLEL SAFE LANGUAGE sql AS $$
    SELECT sha256(key || sha256(key || convert_to(jsonb_strip_nulls(line - 'signature')::text, 'UTF8')))
      FROM (SELECT decode(NULLIF(current_setting('app.audit_key', true), ''), 'hex') AS key) k
  $$;

  CREATE FUNCTION sign_audit_line() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.signature := audit_signature(to_jsonb(NEW));
    RETURN NEW;
  END $$;
  -- triggers run in the order of their names: this one after those that seal
  CREATE TRIGGER audit_log_signed BEFORE INSERT ON audit_log FOR EACH ROW EXECUTE FUNCTION sign_audit_line();
`;
