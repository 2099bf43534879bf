import { walls } from '../../../db/tenant.ts';

/**
 * Stores deliveries in weekly partitions, like events and attempts (20261122T2010_partitions.ts): the
 * existing table becomes the first partition, and no row is moved. A delivery's week is that of its id, so
 * its attempts have the same.
 *
 * - Foreign keys to deliveries would prevent dropping partitions. A trigger deletes attempts with their
 * delivery instead; every statement that writes an attempt has its delivery. `replay_of` names an older
 * delivery, and the purge clears it when that one is deleted.
 * - The foreign keys of deliveries to webhooks and workspaces stay.
 */
const TABLE = `
  -- in the order in which writers lock them
  LOCK TABLE workspaces, deliveries, webhooks, delivery_attempts IN ACCESS EXCLUSIVE MODE;
  ALTER TABLE delivery_attempts DROP CONSTRAINT delivery_attempts_workspace_id_delivery_id_fkey;
  ALTER TABLE deliveries DROP CONSTRAINT deliveries_workspace_id_replay_of_fkey;
  DROP TRIGGER deliveries_touch ON deliveries;
  DROP POLICY deliveries_workspace ON deliveries;
  ALTER TABLE deliveries NO FORCE ROW LEVEL SECURITY, DISABLE ROW LEVEL SECURITY;
  REVOKE ALL ON deliveries FROM workforce_app;
  ALTER TABLE deliveries RENAME TO deliveries_first;
  ALTER TABLE deliveries_first SET SCHEMA partitions;

  CREATE TABLE deliveries (
    LIKE partitions.deliveries_first INCLUDING DEFAULTS INCLUDING CONSTRAINTS INCLUDING STORAGE,
    PRIMARY KEY (workspace_id, id),
    FOREIGN KEY (workspace_id) REFERENCES workspaces (id) ON DELETE CASCADE,
    FOREIGN KEY (workspace_id, webhook_id) REFERENCES webhooks (workspace_id, id)
  ) PARTITION BY RANGE (id);
  CREATE INDEX deliveries_due ON deliveries (workspace_id, webhook_id, id) WHERE status = 'pending';
  CREATE INDEX deliveries_failed ON deliveries (workspace_id, webhook_id, settled_at) WHERE status = 'failed';
  CREATE INDEX deliveries_grouped ON deliveries (workspace_id, webhook_id, next_attempt_at) WHERE grouped AND status IN ('retrying', 'held');
  CREATE INDEX deliveries_of_event ON deliveries (workspace_id, event_id);
  CREATE INDEX deliveries_of_webhook ON deliveries (workspace_id, webhook_id, created_at DESC, id DESC);
  CREATE INDEX deliveries_replays ON deliveries (workspace_id, replay_of) WHERE replay_of IS NOT NULL;
  CREATE INDEX deliveries_retrying ON deliveries (workspace_id, webhook_id, next_attempt_at) WHERE status = 'retrying';
  CREATE INDEX deliveries_run_missing ON deliveries (workspace_id, webhook_id) WHERE run_missing;
  ${walls('deliveries', 'SELECT, INSERT, UPDATE, DELETE')}
`;

/** Attaches the first partition and makes the next one, now that the functions accept the table. */
const PARTITIONS = `
  DO $do$
  DECLARE ends date := partition_week(clock_timestamp() + interval '1 day') + 7;
  BEGIN
    EXECUTE format('ALTER TABLE partitions.deliveries_first RENAME TO deliveries_before_%s', to_char(ends, 'YYYYMMDD'));
    EXECUTE format('ALTER TABLE deliveries ATTACH PARTITION partitions.deliveries_before_%s FOR VALUES FROM (MINVALUE) TO (%L)',
                   to_char(ends, 'YYYYMMDD'), first_id(ends));
    PERFORM make_partition('deliveries', ends + 7);
  END $do$;
  CREATE TABLE partitions.deliveries_default PARTITION OF deliveries DEFAULT;
`;

const TRIGGERS = `
  CREATE TRIGGER deliveries_touch BEFORE UPDATE ON deliveries FOR EACH ROW EXECUTE FUNCTION touch_row();

  CREATE FUNCTION forget_attempts() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    DELETE FROM delivery_attempts WHERE workspace_id = OLD.workspace_id AND delivery_id = OLD.id;
    RETURN NULL;
  END $$;
  CREATE TRIGGER deliveries_attempts AFTER DELETE ON deliveries FOR EACH ROW EXECUTE FUNCTION forget_attempts();
`;

/** The same functions with one more table in their lists. */
const FUNCTIONS = `
  DO $do$
  DECLARE f regprocedure;
  BEGIN
    FOREACH f IN ARRAY ARRAY['make_partition(text, date)', 'drop_partition(text, date, uuid[])']::regprocedure[] LOOP
      EXECUTE replace(pg_get_functiondef(f), $$('events', 'delivery_attempts'$$, $$('events', 'deliveries', 'delivery_attempts'$$);
    END LOOP;
  END $do$;
`;

export const sql = `${FUNCTIONS} ${TABLE} ${PARTITIONS} ${TRIGGERS}`;
