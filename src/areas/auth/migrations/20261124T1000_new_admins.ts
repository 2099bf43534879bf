import { ref } from '../../../db/tenant.ts';

/**
 * When a person became an admin, and who made them one (rule 204). Null for admins from before this migration
 * and for those whom the service or its operator made.
 */
export const sql = `
  ALTER TABLE users
    ADD COLUMN admin_since timestamptz,
    ADD COLUMN admin_by_id uuid,
    ADD CONSTRAINT users_admin_by_id_fkey ${ref('admin_by_id', 'users')};
`;
