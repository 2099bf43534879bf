import { ref, tenantTable } from '../db/tenant.ts';

/** Employment terms, leave policies, absences with their ledger, time entries and period locks. */
export const sql = `
  ${tenantTable(
    'contracts',
    `employee_id uuid NOT NULL,
     root_id uuid,
     number int NOT NULL DEFAULT 1,
     type text NOT NULL CHECK (type IN ('permanent', 'fixed_term', 'contractor', 'internship')),
     title text NOT NULL,
     start_date date NOT NULL,
     end_date date,
     weekly_hours numeric(5,2) NOT NULL,
     -- hours by weekday, {"mon": 8, …, "sun": 0}: what counts as a working day
     pattern jsonb NOT NULL,
     salary numeric(14,2),
     currency char(3),
     pay_period text CHECK (pay_period IN ('month', 'week', 'hour')),
     notice_days int,
     status text NOT NULL CHECK (status IN ('draft', 'pending_signature', 'scheduled', 'active', 'superseded', 'ended', 'terminated')),
     deleted_at timestamptz,
     ${ref('employee_id', 'users')},
     ${ref('root_id', 'contracts')},
     -- superseded versions keep their dates: they are the history of patterns
     CONSTRAINT contracts_no_overlap EXCLUDE USING gist (workspace_id WITH =, employee_id WITH =,
       daterange(start_date, end_date, '[]') WITH &&) WHERE (status NOT IN ('draft', 'pending_signature') AND deleted_at IS NULL)`,
    { versioned: true },
  )}
  CREATE INDEX contracts_employee ON contracts (workspace_id, employee_id, start_date);

  ${tenantTable(
    'policies',
    `name text NOT NULL,
     paid boolean NOT NULL DEFAULT true,
     attachment_after_days int,
     -- user types that may use it; empty: everybody
     applies_to uuid[] NOT NULL DEFAULT '{}',
     color text,
     position int NOT NULL DEFAULT 0,
     archived_at timestamptz`,
    { versioned: true },
  )}
  CREATE UNIQUE INDEX policies_name ON policies (workspace_id, lower(name)) WHERE archived_at IS NULL;

  -- the rules of a leave type from a date on (rules/types.ts, PolicyRules; amounts as decimal strings)
  ${tenantTable(
    'policy_versions',
    `policy_id uuid NOT NULL,
     effective_from date NOT NULL,
     rules jsonb NOT NULL,
     ${ref('policy_id', 'policies')},
     UNIQUE (workspace_id, policy_id, effective_from)`,
  )}

  ${tenantTable(
    'holidays',
    `calendar text NOT NULL DEFAULT 'default',
     date date NOT NULL,
     name text NOT NULL,
     half_day text NOT NULL DEFAULT 'none' CHECK (half_day IN ('none', 'am', 'pm')),
     CONSTRAINT holidays_date_key UNIQUE (workspace_id, calendar, date)`,
    { versioned: true },
  )}

  ${tenantTable(
    'blackouts',
    `start_date date NOT NULL,
     end_date date NOT NULL CHECK (end_date >= start_date),
     department_id uuid,
     reason text NOT NULL,
     ${ref('department_id', 'list_items')}`,
  )}

  ${tenantTable(
    'absences',
    `employee_id uuid NOT NULL,
     policy_id uuid NOT NULL,
     start_date date NOT NULL,
     end_date date NOT NULL CHECK (end_date >= start_date),
     start_half half_day,
     end_half half_day,
     -- half days taken: slot = 2 * day number (days since 1970), +1 for the afternoon; half-open
     slots int4range NOT NULL,
     -- in the unit of the policy: a year of leave is some 2,000 hours
     days numeric(8,4) NOT NULL,
     status text NOT NULL CHECK (status IN ('requested', 'approved', 'denied', 'cancelled')),
     note text,
     decision_note text,
     reviewer_id uuid,
     reviewer jsonb,
     reviewed_at timestamptz,
     requested_by jsonb NOT NULL DEFAULT '{}',
     deleted_at timestamptz,
     ${ref('employee_id', 'users')},
     ${ref('policy_id', 'policies')},
     CONSTRAINT absences_no_overlap EXCLUDE USING gist (workspace_id WITH =, employee_id WITH =, slots WITH &&)
       WHERE (status IN ('requested', 'approved') AND deleted_at IS NULL)`,
    { versioned: true },
  )}
  CREATE INDEX absences_status ON absences (workspace_id, status, start_date DESC, id DESC);
  CREATE INDEX absences_start ON absences (workspace_id, start_date DESC, id DESC);
  CREATE INDEX absences_employee ON absences (workspace_id, employee_id, start_date DESC, id DESC);
  CREATE INDEX absences_sync ON absences (workspace_id, updated_at, id);

  ${tenantTable(
    'leave_ledger',
    `employee_id uuid NOT NULL,
     policy_id uuid NOT NULL,
     year int NOT NULL,
     kind text NOT NULL CHECK (kind IN ('grant', 'accrual', 'carry', 'expire', 'reserve', 'use', 'release', 'adjust')),
     days numeric(8,4) NOT NULL,
     effective_on date NOT NULL,
     absence_id uuid,
     created_by jsonb NOT NULL,
     reason text,
     ${ref('employee_id', 'users')},
     ${ref('policy_id', 'policies')},
     ${ref('absence_id', 'absences')}`,
    { appendOnly: true },
  )}
  -- holds all a balance is read from, so that the table itself is not touched
  CREATE INDEX leave_ledger_balance ON leave_ledger (workspace_id, employee_id, policy_id, year)
    INCLUDE (kind, days, effective_on, absence_id);
  CREATE INDEX leave_ledger_absence ON leave_ledger (workspace_id, absence_id) WHERE absence_id IS NOT NULL;
  -- accruals and year ends are posted once
  CREATE UNIQUE INDEX leave_ledger_once ON leave_ledger (workspace_id, employee_id, policy_id, year, kind, effective_on)
    WHERE kind IN ('grant', 'accrual', 'carry', 'expire');

  -- one row for each person and policy, locked before anything is spent
  CREATE TABLE leave_balances (
    workspace_id uuid NOT NULL,
    employee_id uuid NOT NULL,
    policy_id uuid NOT NULL,
    PRIMARY KEY (workspace_id, employee_id, policy_id),
    ${ref('employee_id', 'users')},
    ${ref('policy_id', 'policies')}
  );
  ALTER TABLE leave_balances ENABLE ROW LEVEL SECURITY;
  ALTER TABLE leave_balances FORCE ROW LEVEL SECURITY;
  CREATE POLICY leave_balances_workspace ON leave_balances
    USING (workspace_id = NULLIF(current_setting('app.workspace', true), '')::uuid)
    WITH CHECK (workspace_id = NULLIF(current_setting('app.workspace', true), '')::uuid);
  GRANT SELECT, INSERT, UPDATE ON leave_balances TO workforce_app;

  ${tenantTable(
    'time_entries',
    `employee_id uuid NOT NULL,
     started_at timestamptz NOT NULL,
     ended_at timestamptz,
     -- the zone the entry belongs to: it decides on which day an hour counts, whatever happens to the person later
     timezone text NOT NULL,
     description text,
     billable boolean NOT NULL DEFAULT false,
     category_id uuid,
     break_minutes int NOT NULL DEFAULT 0 CHECK (break_minutes BETWEEN 0 AND 480),
     source text NOT NULL CHECK (source IN ('clock', 'manual', 'api', 'import')),
     external_id text,
     auto_stopped boolean NOT NULL DEFAULT false,
     no_overlap boolean NOT NULL DEFAULT true,
     invoice_id uuid,
     deleted_at timestamptz,
     CHECK (ended_at > started_at),
     ${ref('employee_id', 'users')},
     ${ref('category_id', 'list_items')},
     CONSTRAINT time_entries_no_overlap EXCLUDE USING gist (workspace_id WITH =, employee_id WITH =,
       tstzrange(started_at, ended_at, '[)') WITH &&) WHERE (no_overlap AND deleted_at IS NULL)`,
    { versioned: true },
  )}
  CREATE UNIQUE INDEX time_entries_one_clock ON time_entries (workspace_id, employee_id)
    WHERE ended_at IS NULL AND deleted_at IS NULL;
  CREATE UNIQUE INDEX time_entries_external ON time_entries (workspace_id, external_id)
    WHERE external_id IS NOT NULL AND deleted_at IS NULL;
  CREATE INDEX time_entries_employee ON time_entries (workspace_id, employee_id, started_at DESC, id DESC);
  CREATE INDEX time_entries_started ON time_entries (workspace_id, started_at DESC, id DESC);
  CREATE INDEX time_entries_sync ON time_entries (workspace_id, updated_at, id);

  ${tenantTable(
    'period_locks',
    `locked_through date NOT NULL,
     department_id uuid,
     grace_until timestamptz,
     ${ref('department_id', 'list_items')}`,
  )}
`;
