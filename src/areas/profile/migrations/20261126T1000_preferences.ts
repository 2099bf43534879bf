import { ref, tenantTable } from '../../../db/tenant.ts';

/** What people prefer in the console: one row for each person who has chosen something. */
export const sql = `
  ${tenantTable(
    'user_preferences',
    `user_id uuid NOT NULL,
     preferences jsonb NOT NULL,
     UNIQUE (workspace_id, user_id),
     ${ref('user_id', 'users')}`,
    { versioned: true },
  )}
`;
