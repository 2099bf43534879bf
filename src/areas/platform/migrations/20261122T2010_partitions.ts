import { walls } from '../../../db/tenant.ts';

/**
 * Stores events and attempts in weekly partitions, so that old ones are deleted by dropping a partition
 * (`webhooks/purge.ts`). A row's week is that of its id, a UUID of version 7; attempts use their delivery's
 * id.
 *
 * - Partitions are in a schema that the application role may not use: rows are reached only through their
 * table and its row-level security.
 * - Existing rows and those of the first days become the first partition. They are not moved, but read once,
 * because Postgres verifies the bounds.
 * - Rows of a week without a partition go to the default partition, so that no write fails for a missing one.
 * - Deliveries lose their foreign key to events, which would prevent dropping partitions. The statement that
 * writes a delivery has written or read its event.
 *
 * Deliveries are partitioned by a later migration (20261123T1000_deliveries.ts).
 */
interface Table {
  name: string;
  /** The id that determines the week of a row. */
  by: 'id' | 'delivery_id';
  key: string;
  constraints: string;
  indexes: string;
  grants: string;
}

const TABLES: Table[] = [
  {
    name: 'events',
    by: 'id',
    key: 'workspace_id, id',
    constraints: '',
    indexes: 'CREATE INDEX events_feed ON events (workspace_id, created_at, id);',
    grants: 'SELECT, INSERT, DELETE',
  },
  {
    name: 'delivery_attempts',
    by: 'delivery_id',
    key: 'workspace_id, delivery_id, number',
    constraints:
      ', FOREIGN KEY (workspace_id, delivery_id) REFERENCES deliveries (workspace_id, id) ON DELETE CASCADE',
    indexes: '',
    grants: 'SELECT, INSERT, UPDATE, DELETE',
  },
];

/**
 * The existing table becomes the first partition. It ends with the week that ends at least a day from now.
 */
const parted = ({ name, by, key, constraints, indexes, grants }: Table): string => `
  ALTER TABLE ${name} RENAME TO ${name}_first;
  ALTER TABLE ${name}_first SET SCHEMA partitions;
  DROP POLICY ${name}_workspace ON partitions.${name}_first;
  ALTER TABLE partitions.${name}_first NO FORCE ROW LEVEL SECURITY;
  ALTER TABLE partitions.${name}_first DISABLE ROW LEVEL SECURITY;
  REVOKE ALL ON partitions.${name}_first FROM workforce_app;

  CREATE TABLE ${name} (
    LIKE partitions.${name}_first INCLUDING DEFAULTS INCLUDING CONSTRAINTS INCLUDING STORAGE,
    PRIMARY KEY (${key}),
    FOREIGN KEY (workspace_id) REFERENCES workspaces (id) ON DELETE CASCADE${constraints}
  ) PARTITION BY RANGE (${by});
  ${indexes}
  ${walls(name, grants)}
  DO $do$
  DECLARE ends date := partition_week(clock_timestamp() + interval '1 day') + 7;
  BEGIN
    EXECUTE format('ALTER TABLE partitions.${name}_first RENAME TO ${name}_before_%s', to_char(ends, 'YYYYMMDD'));
    EXECUTE format('ALTER TABLE ${name} ATTACH PARTITION partitions.${name}_before_%s FOR VALUES FROM (MINVALUE) TO (%L)',
                   to_char(ends, 'YYYYMMDD'), first_id(ends));
    PERFORM make_partition('${name}', ends + 7);
  END $do$;
  CREATE TABLE partitions.${name}_default PARTITION OF ${name} DEFAULT;
`;

const FUNCTIONS = `
  CREATE SCHEMA partitions;

  -- the smallest UUID that a moment's ids of version 7 come after
  CREATE FUNCTION first_id(at timestamptz) RETURNS uuid IMMUTABLE PARALLEL SAFE LANGUAGE sql AS $$
    SELECT (lpad(to_hex(floor(extract(epoch FROM at) * 1000)::bigint), 12, '0') || '00000000000000000000')::uuid
  $$;
  -- of the midnight, in UTC, that a day begins with
  CREATE FUNCTION first_id(at date) RETURNS uuid IMMUTABLE PARALLEL SAFE LANGUAGE sql AS $$
    SELECT first_id(at::timestamp AT TIME ZONE 'UTC')
  $$;
  -- the Monday, in UTC, that a moment's week begins with
  CREATE FUNCTION partition_week(at timestamptz) RETURNS date IMMUTABLE PARALLEL SAFE LANGUAGE sql AS $$
    SELECT date_trunc('week', at AT TIME ZONE 'UTC')::date
  $$;

  -- Makes the partition of the week that ends with \`ends\`, before it begins; false where it is there, or the week has begun. As the
  -- owner: the app's role makes no tables. It gives up after a moment that it waits for a lock, since whoever comes after waits, too.
  CREATE FUNCTION make_partition(of_table text, ends date) RETURNS boolean
  SECURITY DEFINER SET search_path = public, pg_temp SET lock_timeout = '200ms' LANGUAGE plpgsql AS $$
  DECLARE part text := format('%s_before_%s', of_table, to_char(ends, 'YYYYMMDD'));
  BEGIN
    IF of_table NOT IN (${TABLES.map(({ name }) => `'${name}'`).join(', ')}) OR extract(isodow FROM ends) <> 1 THEN
      RAISE EXCEPTION 'no partition of that kind' USING ERRCODE = 'insufficient_privilege';
    END IF;
    IF ends - 7 <= (clock_timestamp() AT TIME ZONE 'UTC')::date OR ends > (clock_timestamp() AT TIME ZONE 'UTC')::date + 35
       OR to_regclass(format('partitions.%I', part)) IS NOT NULL THEN
      RETURN false;
    END IF;
    EXECUTE format('CREATE TABLE partitions.%I PARTITION OF %I FOR VALUES FROM (%L) TO (%L)',
                   part, of_table, first_id(ends - 7), first_id(ends));
    RETURN true;
  END $$;

  -- Drops the partition that ends with \`ends\`, with all its rows but those of \`keep\`, which go to the default one. They are of every
  -- workspace, and so old that no call shows them: whoever may call this can do no more harm than that.
  CREATE FUNCTION drop_partition(of_table text, ends date, keep uuid[]) RETURNS boolean
  SECURITY DEFINER SET search_path = public, pg_temp SET lock_timeout = '200ms' LANGUAGE plpgsql AS $$
  DECLARE
    part text := format('%s_before_%s', of_table, to_char(ends, 'YYYYMMDD'));
    kept jsonb;
  BEGIN
    IF of_table NOT IN (${TABLES.map(({ name }) => `'${name}'`).join(', ')})
       OR ends::timestamp AT TIME ZONE 'UTC' > clock_timestamp() - interval '30 days 1 hour' THEN
      RAISE EXCEPTION 'it is not time yet' USING ERRCODE = 'insufficient_privilege';
    END IF;
    IF to_regclass(format('partitions.%I', part)) IS NULL THEN
      RETURN false;
    END IF;
    EXECUTE format('LOCK TABLE %I IN ACCESS EXCLUSIVE MODE', of_table);
    EXECUTE format('SELECT jsonb_agg(to_jsonb(p)) FROM partitions.%I p WHERE %I = ANY ($1)', part,
                   CASE of_table WHEN 'delivery_attempts' THEN 'delivery_id' ELSE 'id' END) INTO kept USING keep;
    EXECUTE format('DROP TABLE partitions.%I', part);
    EXECUTE format('INSERT INTO partitions.%I SELECT * FROM jsonb_populate_recordset(NULL::partitions.%1$I, $1)', of_table || '_default')
      USING kept;
    RETURN true;
  END $$;
  REVOKE ALL ON FUNCTION make_partition(text, date), drop_partition(text, date, uuid[]) FROM PUBLIC;
  GRANT EXECUTE ON FUNCTION make_partition(text, date), drop_partition(text, date, uuid[]) TO workforce_app;
`;

/** In the same order as writers lock them, to avoid deadlocks. */
const LOCKS = 'LOCK TABLE workspaces, events, deliveries, delivery_attempts IN ACCESS EXCLUSIVE MODE;';

/**
 * Drops the foreign key to events, and changes the keys of attempts: a key must contain the partitioning
 * column.
 */
const BEFORE = `
  ALTER TABLE deliveries DROP CONSTRAINT deliveries_workspace_id_event_id_fkey;
  ALTER TABLE delivery_attempts DROP CONSTRAINT delivery_attempts_pkey, DROP CONSTRAINT delivery_attempts_workspace_id_delivery_id_number_key;
  ALTER TABLE delivery_attempts ADD PRIMARY KEY (workspace_id, delivery_id, number);
`;

/** As in 20261122T1015_anonymising.ts, plus partitioned tables. */
const TEXTS = `
  CREATE OR REPLACE FUNCTION text_columns() RETURNS TABLE (table_name text, column_name text) STABLE LANGUAGE sql AS $$
    SELECT c.relname::text, a.attname::text
      FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND a.attnum > 0 AND NOT a.attisdropped
       AND a.attgenerated = '' AND a.atttypid IN ('text'::regtype, 'jsonb'::regtype, 'text[]'::regtype)
       AND c.relname NOT IN ('audit_log', 'workspaces', 'users', 'events', 'invoices', 'invoice_lines', 'leave_ledger')
       AND EXISTS (SELECT FROM pg_attribute w WHERE w.attrelid = c.oid AND w.attname = 'workspace_id')
       AND c.relrowsecurity AND has_table_privilege(c.oid, 'UPDATE')
     ORDER BY 1, 2
  $$;
`;

export const sql = `${LOCKS} ${FUNCTIONS} ${BEFORE} ${TABLES.map(parted).join('')} ${TEXTS}`;
