/**
 * Database functions for anonymising. Files are emptied but not deleted, because immutable records refer to
 * them. The texts of an issued invoice may change if its employee is anonymised.
 */
export const sql = `
  ALTER TABLE files ADD COLUMN erased_at timestamptz;

  -- Another text in the place of some, in whatever case, between words. \`pattern\` is a regular expression.
  CREATE FUNCTION forgotten_text(content text, pattern text) RETURNS text IMMUTABLE PARALLEL SAFE LANGUAGE sql AS $$
    SELECT regexp_replace(content, pattern, 'anonymised', 'gi')
  $$;

  -- The columns that hold texts which people write, of tables whose rows the service may change. The trail has keys for that, the
  -- ledger of leave a function of its own; events are deleted.
  CREATE FUNCTION text_columns() RETURNS TABLE (table_name text, column_name text) STABLE LANGUAGE sql AS $$
    SELECT c.relname::text, a.attname::text
      FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped
       AND a.attgenerated = '' AND a.atttypid IN ('text'::regtype, 'jsonb'::regtype, 'text[]'::regtype)
       AND c.relname NOT IN ('audit_log', 'workspaces', 'users', 'events', 'invoices', 'invoice_lines', 'leave_ledger')
       AND EXISTS (SELECT FROM pg_attribute w WHERE w.attrelid = c.oid AND w.attname = 'workspace_id')
       AND c.relrowsecurity AND has_table_privilege(c.oid, 'UPDATE')
     ORDER BY 1, 2
  $$;

  -- Forgets somebody who is anonymised in one column, whoever's rows they are in.
  CREATE FUNCTION forget_texts(person uuid, in_table text, in_column text, pattern text) RETURNS int LANGUAGE plpgsql AS $$
  DECLARE
    forgotten int;
    type text;
  BEGIN
    IF NOT EXISTS (SELECT FROM users u WHERE u.id = person AND u.deleted_at IS NOT NULL)
       OR NOT EXISTS (SELECT FROM text_columns() t WHERE t.table_name = in_table AND t.column_name = in_column) THEN
      RAISE EXCEPTION 'nothing is forgotten there' USING ERRCODE = 'insufficient_privilege';
    END IF;
    SELECT format_type(a.atttypid, a.atttypmod) INTO type
      FROM pg_attribute a WHERE a.attrelid = in_table::regclass AND a.attname = in_column;
    EXECUTE format(
      CASE type WHEN 'jsonb' THEN
        -- somebody as they were named at the time, as a reviewer, for example
        'UPDATE %1$I SET %2$I = CASE WHEN %2$I ->> ''id'' = $3 THEN %2$I || jsonb_build_object(
             ''email'', $3 || ''@anonymised.invalid'', ''name'', ''Anonymised person'')
           ELSE forgotten_text(%2$I::text, $1)::jsonb END
          WHERE workspace_id = $2 AND (%2$I ->> ''id'' = $3 OR %2$I::text ~* $1)'
      ELSE
        'UPDATE %1$I SET %2$I = forgotten_text(%2$I::text, $1)::%3$s WHERE workspace_id = $2 AND %2$I::text ~* $1'
      END, in_table, in_column, type)
      USING pattern, NULLIF(current_setting('app.workspace', true), '')::uuid, person::text;
    GET DIAGNOSTICS forgotten = ROW_COUNT;
    RETURN forgotten;
  END $$;

  -- Forgets them in the ledger of leave, to which the service only adds rows: as its owner, within the walls, nothing but names and
  -- reasons, and only of somebody who is anonymised.
  CREATE FUNCTION forget_in_ledger(person uuid, pattern text) RETURNS int
  SECURITY DEFINER SET search_path = public, pg_temp LANGUAGE plpgsql AS $$
  DECLARE forgotten int;
  BEGIN
    IF NOT EXISTS (SELECT FROM users u WHERE u.id = person AND u.deleted_at IS NOT NULL) THEN
      RAISE EXCEPTION 'nothing is forgotten there' USING ERRCODE = 'insufficient_privilege';
    END IF;
    UPDATE leave_ledger l SET
           reason = CASE WHEN l.employee_id = person THEN NULL ELSE forgotten_text(l.reason, pattern) END,
           created_by = CASE WHEN l.created_by ->> 'id' = person::text
             THEN l.created_by || jsonb_build_object('email', person || '@anonymised.invalid', 'name', 'Anonymised person')
             ELSE forgotten_text(l.created_by::text, pattern)::jsonb END
     WHERE l.workspace_id = NULLIF(current_setting('app.workspace', true), '')::uuid
       AND (l.employee_id = person OR l.created_by ->> 'id' = person::text OR l.reason ~* pattern OR l.created_by::text ~* pattern);
    GET DIAGNOSTICS forgotten = ROW_COUNT;
    RETURN forgotten;
  END $$;
  REVOKE ALL ON FUNCTION forget_in_ledger(uuid, text) FROM PUBLIC;
  GRANT EXECUTE ON FUNCTION forget_in_ledger(uuid, text) TO workforce_app;

  CREATE OR REPLACE FUNCTION keep_issued_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF (NEW.employee_id, NEW.year, NEW.number, NEW.currency, NEW.net, NEW.tax, NEW.total, NEW.reverse_charge,
        NEW.period_start, NEW.period_end, NEW.due_days, NEW.issued_on, NEW.due_on,
        NEW.buyer, NEW.pdf_file_id, NEW.xml_file_id, NEW.pdf_sha256) IS DISTINCT FROM
       (OLD.employee_id, OLD.year, OLD.number, OLD.currency, OLD.net, OLD.tax, OLD.total, OLD.reverse_charge,
        OLD.period_start, OLD.period_end, OLD.due_days, OLD.issued_on, OLD.due_on,
        OLD.buyer, OLD.pdf_file_id, OLD.xml_file_id, OLD.pdf_sha256) OR NEW.status = 'draft'
       OR ((NEW.exemption_reason, NEW.note, NEW.seller) IS DISTINCT FROM (OLD.exemption_reason, OLD.note, OLD.seller)
           AND NOT EXISTS (SELECT FROM users u WHERE u.workspace_id = OLD.workspace_id AND u.id = OLD.employee_id
                              AND u.deleted_at IS NOT NULL)) THEN
      RAISE EXCEPTION 'invoice % is issued: it does not change any more', OLD.id USING ERRCODE = 'insufficient_privilege';
    END IF;
    RETURN NEW;
  END $$;

  CREATE OR REPLACE FUNCTION keep_issued_lines() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    -- a workspace that is deleted takes everything with it, and texts of somebody who is anonymised go with them
    IF EXISTS (SELECT FROM workspaces w WHERE w.id = OLD.workspace_id) AND EXISTS (
      SELECT FROM invoices i JOIN users u ON u.workspace_id = i.workspace_id AND u.id = i.employee_id
       WHERE i.workspace_id = OLD.workspace_id AND i.id = OLD.invoice_id AND i.status <> 'draft'
         AND (TG_OP = 'DELETE' OR u.deleted_at IS NULL)) THEN
      RAISE EXCEPTION 'invoice % is issued: its lines do not change any more', OLD.invoice_id
        USING ERRCODE = 'insufficient_privilege';
    END IF;
    RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
  END $$;
`;
