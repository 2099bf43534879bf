import { ref, tenantTable } from '../../../db/tenant.ts';

/** Where people work from a date on, and which holidays they have there (rule 73). */
export const sql = `
  -- areas name their lists (pickLists.ts), and the contract checks the name
  ALTER TABLE list_items DROP CONSTRAINT list_items_list_key_check;

  -- only of items of the list of workplaces
  ALTER TABLE list_items ADD COLUMN holiday_calendar text;

  ${tenantTable(
    'placements',
    `
    employee_id uuid NOT NULL,
    valid_from date NOT NULL,
    -- the day before the next placement; null for the last one
    valid_to date,
    workplace_id uuid,
    -- the person's own calendar, which comes before the workplace's
    own_calendar text,
    -- the calendar in force: the own one, the workplace's or the default one
    calendar text NOT NULL,
    CONSTRAINT placements_date UNIQUE (workspace_id, employee_id, valid_from),
    ${ref('employee_id', 'users')},
    ${ref('workplace_id', 'list_items')},
    CHECK (valid_to >= valid_from)`,
  )}
  CREATE INDEX placements_workplace ON placements (workspace_id, workplace_id);

  -- today's placement, beside holiday_calendar; a job follows what begins at midnight
  ALTER TABLE users
    ADD COLUMN workplace_id uuid,
    ADD CONSTRAINT users_workplace_id_fkey ${ref('workplace_id', 'list_items')} NOT VALID;

  INSERT INTO placements (workspace_id, employee_id, valid_from, own_calendar, calendar)
  SELECT workspace_id, id, start_date, holiday_calendar, holiday_calendar
    FROM users WHERE holiday_calendar <> 'default';
`;
