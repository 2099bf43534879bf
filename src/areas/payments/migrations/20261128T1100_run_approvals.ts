import { ref } from '../../../db/tenant.ts';

/** Payment runs that wait for a second admin (rule 203). Null: none is needed. */
export const sql = `
  ALTER TABLE payment_runs
    ADD COLUMN approval text CHECK (approval IN ('waiting', 'approved', 'rejected')),
    ADD COLUMN decided_by_id uuid,
    ADD COLUMN decided_at timestamptz,
    ADD COLUMN decision_reason text,
    ADD CONSTRAINT payment_runs_decided CHECK ((decided_at IS NOT NULL) = COALESCE(approval IN ('approved', 'rejected'), false)),
    ADD ${ref('decided_by_id', 'users')};
  CREATE INDEX payment_runs_waiting ON payment_runs (workspace_id) WHERE approval = 'waiting';
  CREATE INDEX payment_runs_orderer ON payment_runs (workspace_id, created_by_id, created_at);
  GRANT UPDATE (approval, decided_by_id, decided_at, decision_reason) ON payment_runs TO workforce_app;
`;
