/**
 * Gives lines ids of the current time after the clock of Postgres was set back. From Postgres 18 on,
 * `uuidv7()` never goes back within a connection: one that was open while the clock was ahead would continue
 * with ids of that time. Pages and exports would not find such lines, because they read the ids of a stretch
 * of time plus an hour (`audit_ids_from`). Differences of up to a minute are tolerated, in Postgres's own
 * order.
 */
export const sql = `
  CREATE FUNCTION audit_line_id() RETURNS uuid VOLATILE PARALLEL SAFE LANGUAGE plpgsql AS $$
  DECLARE
    id uuid := uuidv7();
    microseconds bigint := extract(epoch FROM clock_timestamp()) * 1000000;
  BEGIN
    IF ('x' || left(replace(id::text, '-', ''), 12))::bit(48)::bigint <= microseconds / 1000 + 60000 THEN
      RETURN id;
    END IF;
    -- as uuidv7, of the clock as it is: milliseconds, version, and the part of the millisecond in 12 bits
    RETURN lpad(to_hex(microseconds / 1000), 12, '0') || '7' || lpad(to_hex(microseconds % 1000 * 4096 / 1000), 3, '0')
      || substr(replace(gen_random_uuid()::text, '-', ''), 17);
  END $$;
  ALTER TABLE audit_log ALTER COLUMN id SET DEFAULT audit_line_id();
`;
