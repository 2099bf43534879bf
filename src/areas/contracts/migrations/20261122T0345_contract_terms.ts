import { ref } from '../../../db/tenant.ts';

/**
 * Adds amendments, signature, termination and document to contracts, which had only versions and patterns.
 */
export const sql = `
  ALTER TABLE contracts
    ADD COLUMN probation_end date,
    -- the version that an amendment takes the place of
    ADD COLUMN replaces_id uuid,
    -- the amendment that has cut this version short, and the end it had before: a recall of the amendment gives it back
    ADD COLUMN shortened_by uuid,
    ADD COLUMN agreed_end_date date,
    -- the admin who asked for the signature, or put it in force
    ADD COLUMN activated_by uuid,
    ADD COLUMN signed_at timestamptz,
    ADD COLUMN signed_name text,
    ADD COLUMN signed_ip inet,
    ADD COLUMN signed_document_sha256 bytea,
    ADD COLUMN terminated_at timestamptz,
    ADD COLUMN termination_reason_id uuid,
    ADD COLUMN termination_note text,
    ADD COLUMN document_file_id uuid,
    ADD CONSTRAINT contracts_dates CHECK (end_date >= start_date) NOT VALID,
    ADD ${ref('replaces_id', 'contracts')},
    ADD ${ref('shortened_by', 'contracts')},
    ADD ${ref('activated_by', 'users')},
    ADD ${ref('termination_reason_id', 'list_items')},
    ADD ${ref('document_file_id', 'files')};

  CREATE INDEX contracts_start ON contracts (workspace_id, start_date DESC, id DESC);
  CREATE INDEX contracts_sync ON contracts (workspace_id, updated_at, id);
  -- what the job looks for after midnight
  CREATE INDEX contracts_to_start ON contracts (workspace_id, start_date) WHERE status = 'scheduled' AND deleted_at IS NULL;
  CREATE INDEX contracts_to_end ON contracts (workspace_id, end_date) WHERE status = 'active' AND deleted_at IS NULL;
`;
