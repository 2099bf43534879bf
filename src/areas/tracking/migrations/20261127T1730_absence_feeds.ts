import { ref, tenantTable } from '../../../db/tenant.ts';

/** Private addresses of teams' absences, one per person. */
export const sql = `
  ${tenantTable(
    'absence_feeds',
    `
    user_id uuid NOT NULL,
    department_id uuid,
    token_hash bytea NOT NULL,
    -- a new password ends the address
    password_mark bytea NOT NULL,
    CONSTRAINT absence_feeds_user UNIQUE (workspace_id, user_id),
    CONSTRAINT absence_feeds_token UNIQUE (workspace_id, token_hash),
    ${ref('user_id', 'users')},
    ${ref('department_id', 'list_items')}`,
  )}
`;
