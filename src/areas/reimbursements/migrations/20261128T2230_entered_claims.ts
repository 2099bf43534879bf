import { ref } from '../../../db/tenant.ts';

/** The admin who entered a claim for its person (rule 228). */
export const sql = `
  ALTER TABLE expense_claims ADD COLUMN entered_by_id uuid, ADD ${ref('entered_by_id', 'users')};
  CREATE INDEX expense_claims_entered ON expense_claims (workspace_id, entered_by_id) WHERE entered_by_id IS NOT NULL;
`;
