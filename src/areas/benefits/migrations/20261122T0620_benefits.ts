import { ref, tenantTable, walls } from '../../../db/tenant.ts';

/** Benefit plans, their prices by first day, their user types, and enrollments. */
export const sql = `
  ${tenantTable(
    'benefit_plans',
    `name text NOT NULL,
     category text NOT NULL CHECK (category IN ('health', 'pension', 'meal', 'transport', 'insurance', 'other')),
     description text NOT NULL,
     currency char(3) NOT NULL,
     frequency text NOT NULL CHECK (frequency IN ('month', 'year')),
     waiting_days int NOT NULL DEFAULT 0 CHECK (waiting_days >= 0),
     window_start date,
     window_end date,
     requires_approval boolean NOT NULL DEFAULT false,
     archived_at timestamptz,
     CHECK (window_end >= window_start)`,
    { versioned: true },
  )}
  CREATE INDEX benefit_plans_name ON benefit_plans (workspace_id, name, id);
  CREATE INDEX benefit_plans_created ON benefit_plans (workspace_id, created_at, id);

  -- one row for each day from which other prices count; tiers: [{name, employee_cost, employer_cost}]
  ${tenantTable(
    'benefit_plan_costs',
    `plan_id uuid NOT NULL,
     effective_on date NOT NULL,
     employee_cost numeric(14,2) NOT NULL CHECK (employee_cost >= 0),
     employer_cost numeric(14,2) NOT NULL CHECK (employer_cost >= 0),
     tiers jsonb NOT NULL DEFAULT '[]',
     UNIQUE (workspace_id, plan_id, effective_on),
     ${ref('plan_id', 'benefit_plans')}`,
    { versioned: true },
  )}

  CREATE TABLE benefit_plan_user_types (
    workspace_id uuid NOT NULL REFERENCES workspaces (id) ON DELETE CASCADE,
    plan_id uuid NOT NULL,
    user_type_id uuid NOT NULL,
    PRIMARY KEY (workspace_id, plan_id, user_type_id),
    ${ref('plan_id', 'benefit_plans')},
    ${ref('user_type_id', 'list_items')}
  );
  ${walls('benefit_plan_user_types', 'SELECT, INSERT, DELETE')}
  CREATE INDEX benefit_plan_user_types_type ON benefit_plan_user_types (workspace_id, user_type_id);

  ${tenantTable(
    'enrollments',
    `employee_id uuid NOT NULL,
     plan_id uuid NOT NULL,
     status text NOT NULL CHECK (status IN ('pending', 'active', 'declined', 'cancelled', 'terminated', 'waived')),
     tier text,
     dependents jsonb NOT NULL DEFAULT '[]',
     start_on date NOT NULL,
     end_on date,
     decision_note text,
     reviewer_id uuid,
     reviewed_at timestamptz,
     deleted_at timestamptz,
     CHECK (end_on >= start_on),
     ${ref('employee_id', 'users')},
     ${ref('plan_id', 'benefit_plans')},
     ${ref('reviewer_id', 'users')},
     CONSTRAINT enrollments_no_overlap EXCLUDE USING gist (
       workspace_id WITH =, employee_id WITH =, plan_id WITH =, daterange(start_on, end_on, '[]') WITH &&)
       WHERE (status IN ('pending', 'active', 'terminated'))`,
    { versioned: true },
  )}
  -- one waiver at a time: enrolling sets its end
  CREATE UNIQUE INDEX enrollments_one_waiver ON enrollments (workspace_id, employee_id, plan_id)
    WHERE status = 'waived' AND end_on IS NULL;
  CREATE INDEX enrollments_own ON enrollments (workspace_id, employee_id, start_on DESC, id DESC);
  CREATE INDEX enrollments_start ON enrollments (workspace_id, start_on DESC, id DESC);
  CREATE INDEX enrollments_plan ON enrollments (workspace_id, plan_id);
  CREATE INDEX enrollments_sync ON enrollments (workspace_id, updated_at, id);
`;
