import { tenantTable } from '../../../db/tenant.ts';

/** The country and region from which a holiday calendar was filled; a calendar made by hand has no row. */
export const sql = `
  ${tenantTable(
    'holiday_calendars',
    `
    calendar text NOT NULL,
    country text NOT NULL,
    region text,
    CONSTRAINT holiday_calendars_name UNIQUE (workspace_id, calendar)`,
  )}
`;
