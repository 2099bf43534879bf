import { ref, tenantTable } from '../../../db/tenant.ts';

/**
 * Periods of employment (rules 62, 63). The latest one is in `users`, with its id in `employment_id`; a person
 * who comes back leaves the period before in `former_employments`.
 */
export const sql = `
  ${tenantTable(
    'former_employments',
    `
    employee_id uuid NOT NULL,
    start_date date NOT NULL,
    last_day date NOT NULL,
    notice_on date,
    reason_id uuid,
    -- the first day of service, if it is not start_date
    seniority_date date,
    ${ref('employee_id', 'users')},
    ${ref('reason_id', 'list_items')},
    CHECK (last_day >= start_date),
    CONSTRAINT former_employments_no_overlap EXCLUDE USING gist
      (workspace_id WITH =, employee_id WITH =, daterange(start_date, last_day, '[]') WITH &&)`,
    { versioned: true },
  )}

  ALTER TABLE users
    ADD COLUMN employment_id uuid NOT NULL DEFAULT uuidv7(),
    ADD COLUMN notice_on date,
    ADD COLUMN seniority_date date,
    -- set while the person works until last_day and a job then ends their access
    ADD COLUMN leaving_planned_at timestamptz,
    ADD COLUMN reports_heir_id uuid,
    ADD CONSTRAINT users_reports_heir_id_fkey ${ref('reports_heir_id', 'users')} NOT VALID;
  CREATE INDEX users_employment ON users (workspace_id, employment_id);
  CREATE INDEX users_leaving ON users (workspace_id, last_day) WHERE leaving_planned_at IS NOT NULL;
`;
