/**
 * Lines keep ids of their time where the clock of Postgres is set back. From Postgres 18 on, `uuidv7()` never goes back within a
 * connection: one that lived while the clock was ahead goes on with ids of that time, for as long as it lives. Such a line is not
 * found by its day, because pages and exports look for the ids of a stretch of time (`audit_ids_from`), an hour around it. Up to
 * a minute, Postgres's own order is kept.
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
