/**
 * Functions and collations that Postgres before 18 lacks, created in the schema of the tables. A later
 * version finds its own first, in `pg_catalog`; the created ones stay, because defaults and functions refer
 * to them.
 */

/** The oldest supported version. */
export const OLDEST_POSTGRES = 15;

/**
 * SQL that creates what is missing:
 * - `uuidv7()`, before 18. RFC 9562, 5.7: milliseconds, then microseconds in twelve bits, so that ids sort in
 *   the order of creation (6.2, method 3), then 62 random bits.
 * - the collation `pg_c_utf8`, before 17: lower case for letters of all languages, whatever the database's
 *   locale.
 */
export const MAKE_MISSING = `
  DO $$ BEGIN
    IF to_regprocedure('uuidv7()') IS NULL THEN
      CREATE FUNCTION uuidv7() RETURNS uuid LANGUAGE sql VOLATILE PARALLEL SAFE AS $body$
        SELECT (lpad(to_hex(us / 1000), 12, '0') || '7' || lpad(to_hex(us % 1000 * 4096 / 1000), 3, '0')
                || substr(replace(gen_random_uuid()::text, '-', ''), 17))::uuid
          FROM (SELECT (extract(epoch FROM clock_timestamp()) * 1000000)::bigint AS us) now
      $body$;
    END IF;
    IF to_regcollation('pg_c_utf8') IS NULL THEN
      CREATE COLLATION pg_c_utf8 (provider = icu, locale = 'und');
    END IF;
  END $$`;

/** A migration's SQL for a version (`server_version_num`): older versions have the collation in `public`. */
export const forVersion = (sql: string, version: number): string =>
  version < 170_000 ? sql.replaceAll('pg_catalog.pg_c_utf8', 'public.pg_c_utf8') : sql;
