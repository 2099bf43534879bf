/**
 * What migrations and statements use and a Postgres before 18 lacks: made in the schema of the tables. A later version finds its
 * own first, because `pg_catalog` is searched before; what was made here stays, for the defaults and functions that refer to it.
 */

/** The oldest version with all else. */
export const OLDEST_POSTGRES = 15;

/**
 * SQL that makes them, where they are missing:
 * - `uuidv7()`, before 18. RFC 9562, 5.7: milliseconds, then the microseconds among them in twelve bits, so that ids are in the
 *   order in which they were made (6.2, method 3), then 62 random bits.
 * - the collation `pg_c_utf8`, before 17: letters of all languages in lower case, whatever the locale of the database.
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

/** A migration's SQL for this version (`server_version_num`): what it takes from `pg_catalog` is beside the tables in an older one. */
export const forVersion = (sql: string, version: number): string =>
  version < 170_000 ? sql.replaceAll('pg_catalog.pg_c_utf8', 'public.pg_c_utf8') : sql;
