import { ref } from '../../../db/tenant.ts';

/** A payment method that an admin entered for its person, who confirms it (rule 229). */
export const sql = `
  ALTER TABLE payment_methods
    ADD COLUMN entered_by_id uuid,
    ADD COLUMN confirmed_at timestamptz,
    -- its person, or a second admin if they have left
    ADD COLUMN confirmed_by_id uuid,
    ADD CONSTRAINT payment_methods_confirmed CHECK ((confirmed_at IS NULL) = (confirmed_by_id IS NULL) AND confirmed_by_id <> entered_by_id),
    ADD ${ref('entered_by_id', 'users')},
    ADD ${ref('confirmed_by_id', 'users')};
  CREATE INDEX payment_methods_entered ON payment_methods (workspace_id, entered_by_id) WHERE entered_by_id IS NOT NULL;
`;
