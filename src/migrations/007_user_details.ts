import { ref, tenantTable } from '../db/tenant.ts';

/** Details that people enter about themselves; separate from `users`, which every list reads. */
export const sql = `
  ${tenantTable(
    'user_details',
    `user_id uuid NOT NULL,
     preferred_name text,
     phone text,
     bio text,
     UNIQUE (workspace_id, user_id),
     ${ref('user_id', 'users')}`,
    { versioned: true },
  )}
`;
