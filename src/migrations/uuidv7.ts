/**
 * `uuidv7()` for a Postgres before 18, which has none of its own: RFC 9562, 5.7. Milliseconds, then the microseconds among
 * them in twelve bits, so that ids are in the order in which they were made (6.2, method 3), then 62 random bits.
 *
 * In the migrations' own schema: a later version of Postgres finds its own first, and tables that were made with this one go on.
 */
export const UUIDV7_BEFORE_18 = `
  DO $$ BEGIN
    IF current_setting('server_version_num')::int < 180000 AND to_regprocedure('uuidv7()') IS NULL THEN
      CREATE FUNCTION uuidv7() RETURNS uuid LANGUAGE sql VOLATILE PARALLEL SAFE AS $body$
        SELECT (lpad(to_hex(us / 1000), 12, '0') || '7' || lpad(to_hex(us % 1000 * 4096 / 1000), 3, '0')
                || substr(replace(gen_random_uuid()::text, '-', ''), 17))::uuid
          FROM (SELECT (extract(epoch FROM clock_timestamp()) * 1000000)::bigint AS us) now
      $body$;
    END IF;
  END $$`;
