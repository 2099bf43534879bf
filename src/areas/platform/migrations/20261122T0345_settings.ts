/**
 * What stands in the way of another currency or time zone. Read from the catalog, so that the tables of an area that
 * comes later count too: amounts are those beside a column that is called `currency` or ends in `_currency`, moments that
 * count by their date are those called `paid_at`. The rights and the walls are those of the role that asks.
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
