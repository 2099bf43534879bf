import { ref, tenantTable } from '../../../db/tenant.ts';

/** How often keys are used: calls by key and five minutes, for the last hour only. */
export const sql = `
  ${tenantTable(
    'api_key_use',
    `key_id uuid NOT NULL,
     slot timestamptz NOT NULL,
     calls int NOT NULL,
     UNIQUE (workspace_id, key_id, slot),
     ${ref('key_id', 'api_keys', 'ON DELETE CASCADE')}`,
  )}
`;
