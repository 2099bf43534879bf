import { ref } from '../../../db/tenant.ts';

/** The first of two approvals (rule 85). A service key has no row in `users`, and is stored as it was. */
export const sql = `
  ALTER TABLE absences
    ADD COLUMN first_approved_at timestamptz,
    ADD COLUMN first_reviewer_id uuid,
    ADD COLUMN first_reviewer jsonb,
    ADD CONSTRAINT absences_first_reviewer_id_fkey ${ref('first_reviewer_id', 'users')} NOT VALID;
`;
