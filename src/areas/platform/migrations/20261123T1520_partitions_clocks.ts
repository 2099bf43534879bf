/**
 * Handles rows with ids in the future, written while a clock was ahead, which are already in the default
 * partition.
 *
 * - A week with such rows gets no partition: its rows stay in the default one and are deleted one by one.
 * Before, the whole purge failed every day until that week had begun.
 * - Audit lines move to the new year's partition, with their seals and signatures. Before, neither that year
 * nor any later one could be made. If there are too many lines to make writers wait, no partition is made, as
 * before.
 */
export const sql = `
  DO $do$ BEGIN
    EXECUTE replace(pg_get_functiondef('make_partition(text, date)'::regprocedure), 'RETURN true;', $$RETURN true;
  EXCEPTION WHEN check_violation THEN
    -- rows of that week are in the default partition
    RETURN false;$$);
  END $do$;

  -- As it was (20261123T1100_trail_in_years.ts), but for lines of that time that are there already.
  CREATE OR REPLACE FUNCTION make_audit_year(ends date) RETURNS boolean
  SECURITY DEFINER SET search_path = public, pg_temp SET lock_timeout = '200ms' LANGUAGE plpgsql AS $$
  DECLARE
    begins date;
    part text := format('audit_log_before_%s', to_char(ends, 'YYYYMMDD'));
  BEGIN
    IF to_char(ends, 'MMDD') <> '0101' THEN
      RAISE EXCEPTION 'no year ends then' USING ERRCODE = 'insufficient_privilege';
    END IF;
    LOCK TABLE audit_log IN ACCESS EXCLUSIVE MODE;
    SELECT max(to_date(right(c.relname, 8), 'YYYYMMDD')) INTO begins
      FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
     WHERE i.inhparent = 'audit_log'::regclass AND c.relname ~ '_before_[0-9]{8}$';
    IF ends <= begins OR ends > (clock_timestamp() AT TIME ZONE 'UTC')::date + 735
       OR (SELECT count(*) FROM (SELECT FROM partitions.audit_log_later WHERE id < first_id(ends) LIMIT 10001) early) > 10000 THEN
      RETURN false;
    END IF;
    ALTER TABLE audit_log DETACH PARTITION partitions.audit_log_later;
    EXECUTE format('CREATE TABLE partitions.%I PARTITION OF audit_log FOR VALUES FROM (%L) TO (%L)', part, first_id(begins), first_id(ends));
    -- as they are: the trigger would seal and sign them anew
    EXECUTE format('ALTER TABLE partitions.%I DISABLE TRIGGER audit_log_sealed', part);
    EXECUTE format('WITH gone AS (DELETE FROM partitions.audit_log_later WHERE id < first_id($1) RETURNING *)
                    INSERT INTO partitions.%I SELECT * FROM gone', part) USING ends;
    EXECUTE format('ALTER TABLE partitions.%I ENABLE TRIGGER audit_log_sealed', part);
    EXECUTE format('ALTER TABLE audit_log ATTACH PARTITION partitions.audit_log_later FOR VALUES FROM (%L) TO (MAXVALUE)', first_id(ends));
    RETURN true;
  END $$;
`;
