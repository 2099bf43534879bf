import { ref, tenantTable } from '../../../db/tenant.ts';

/** Steps that the only admin of a workspace took on their own records (rule 202). */
export const sql = `
  ${tenantTable(
    'exceptions',
    `record_id uuid NOT NULL,
     reason text NOT NULL,
     by_id uuid NOT NULL,
     ${ref('by_id', 'users')}`,
  )}
  CREATE INDEX exceptions_record ON exceptions (workspace_id, record_id, id DESC);
  CREATE INDEX exceptions_by ON exceptions (workspace_id, by_id);
`;
