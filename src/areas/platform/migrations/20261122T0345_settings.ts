/**
 * Finds records that would change with another currency or time zone. Reads the catalog, so that tables of
 * later areas are covered: amounts are in tables with a column named `currency` or `..._currency`, and
 * instants that count by date are named `paid_at`. Runs with the caller's rights and row-level security.
 */
export const sql = `
  CREATE FUNCTION records_in_currency(workspace uuid, code text) RETURNS TABLE (kind text, held int)
  LANGUAGE plpgsql STABLE AS $$
  DECLARE one record;
  BEGIN
    FOR one IN
      SELECT c.relname AS name, string_agg(format('%I = $2', a.attname), ' OR ') AS condition
        FROM pg_class c
        JOIN pg_attribute w ON w.attrelid = c.oid AND w.attname = 'workspace_id' AND NOT w.attisdropped
        JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname ~ '(^|_)currency$' AND NOT a.attisdropped
       WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
       GROUP BY c.relname ORDER BY c.relname
    LOOP
      RETURN QUERY EXECUTE format(
        'SELECT %L::text, count(*)::int FROM %I WHERE workspace_id = $1 AND (%s) HAVING count(*) > 0',
        one.name, one.name, one.condition) USING workspace, code;
    END LOOP;
  END $$;

  CREATE FUNCTION records_on_other_dates(workspace uuid, old_zone text, new_zone text)
  RETURNS TABLE (kind text, held int)
  LANGUAGE plpgsql STABLE AS $$
  DECLARE one record;
  BEGIN
    FOR one IN
      SELECT c.relname AS name
        FROM pg_class c
        JOIN pg_attribute w ON w.attrelid = c.oid AND w.attname = 'workspace_id' AND NOT w.attisdropped
        JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'paid_at' AND a.atttypid = 'timestamptz'::regtype
                           AND NOT a.attisdropped
       WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
       ORDER BY c.relname
    LOOP
      RETURN QUERY EXECUTE format(
        'SELECT %L::text, count(*)::int FROM %I WHERE workspace_id = $1
            AND (paid_at AT TIME ZONE $2)::date <> (paid_at AT TIME ZONE $3)::date HAVING count(*) > 0',
        one.name, one.name) USING workspace, old_zone, new_zone;
    END LOOP;
  END $$;
`;
