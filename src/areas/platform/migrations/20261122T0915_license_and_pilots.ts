import { tenantTable } from '../../../db/tenant.ts';

/**
 * Licences, and trial workspaces of operators.
 *
 * A workspace has at most one licence that is not `replaced`; its terms are stored in the workspace. A pilot
 * is a row of its operator, and all that the operator sees of the trial. The trial's workspace has its last
 * day in `valid_until`, and is read-only from `read_only_since` on.
 *
 * `webhooks.suspended`: the plan has no API access. It is set under the same lock as pausing, so that
 * concurrent writes that emit events wait and then see it.
 */
export const sql = `
  ALTER TABLE workspaces ADD COLUMN valid_until date, ADD COLUMN read_only_since timestamptz;
  ALTER TABLE webhooks ADD COLUMN suspended boolean NOT NULL DEFAULT false;

  ${tenantTable(
    'licenses',
    `plan text NOT NULL CHECK (plan IN ('starter', 'managed', 'self_hosted', 'reseller')),
     seats int NOT NULL CHECK (seats > 0),
     addons text[] NOT NULL,
     valid_until date NOT NULL,
     key_hash bytea NOT NULL CHECK (length(key_hash) = 32),
     stage text NOT NULL DEFAULT 'active' CHECK (stage IN ('active', 'ending', 'grace', 'lapsed', 'replaced'))`,
    { versioned: true },
  )}
  CREATE UNIQUE INDEX licenses_one ON licenses (workspace_id) WHERE stage <> 'replaced';

  ${tenantTable(
    'pilots',
    `pilot_workspace_id uuid NOT NULL REFERENCES workspaces (id) ON DELETE CASCADE,
     workspace_name text NOT NULL,
     slug text NOT NULL,
     host text NOT NULL,
     admin_email text NOT NULL,
     seats int NOT NULL,
     ends_on date NOT NULL,
     status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'converted', 'ended')),
     converted_plan text CHECK (converted_plan IN ('starter', 'managed', 'self_hosted', 'reseller')),
     end_reason text,
     finished_at timestamptz,
     warned_for date,
     CHECK ((status = 'converted') = (converted_plan IS NOT NULL)),
     CHECK ((status = 'active') = (finished_at IS NULL))`,
    { versioned: true },
  )}
  CREATE INDEX pilots_list ON pilots (workspace_id, created_at DESC, id DESC);
  CREATE INDEX pilots_due ON pilots (workspace_id, ends_on) WHERE status = 'active';

  -- the one way in which the service makes a workspace: an operator's, for a trial. It runs with the owner's rights, because
  -- the service's own role can add neither workspaces nor hosts, and checks what it is given.
  CREATE FUNCTION make_pilot_workspace(operator uuid, pilot uuid, pilot_slug text, pilot_name text, pilot_host text,
                                       operator_host text, pilot_seats int, last_day date)
  RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  DECLARE model workspaces;
  BEGIN
    IF operator IS DISTINCT FROM NULLIF(current_setting('app.workspace', true), '')::uuid THEN
      RAISE EXCEPTION 'a workspace makes trials of its own only';
    END IF;
    SELECT * INTO model FROM workspaces WHERE id = operator AND plan IN ('managed', 'reseller') AND read_only_since IS NULL;
    IF NOT FOUND THEN RAISE EXCEPTION 'this workspace operates no trials'; END IF;
    -- a workspace that is alone answers on any host, and would lose those that were never assigned
    IF operator_host IS NOT NULL THEN
      INSERT INTO workspace_hosts (host, workspace_id) VALUES (operator_host, operator) ON CONFLICT DO NOTHING;
    END IF;
    PERFORM set_config('app.workspace', pilot::text, true);
    INSERT INTO workspaces (id, slug, name, plan, timezone, currency, locale, week_start, seats, valid_until)
    VALUES (pilot, pilot_slug, pilot_name, 'pilot', model.timezone, model.currency, model.locale, model.week_start,
            pilot_seats, last_day);
    INSERT INTO workspace_hosts (host, workspace_id) VALUES (pilot_host, pilot);
    PERFORM set_config('app.workspace', operator::text, true);
  END $$;
  REVOKE ALL ON FUNCTION make_pilot_workspace FROM PUBLIC;
  GRANT EXECUTE ON FUNCTION make_pilot_workspace TO workforce_app;
`;
